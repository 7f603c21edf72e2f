/**
 * Ends a command in a folder whose path the bundler can't read: it takes what follows a #, a ! or a ? as
 * part of a request. Plain JavaScript, because the loader of TypeScript can't read such a path either.
 */
const {resolve} = require('node:path');

const folder = resolve(__dirname, '..');
const [sign] = /[#!?]/.exec(folder) ?? [];
if (sign !== undefined) {
  console.error(
    `The project is in ${folder}. Expected a path without "${sign}", which the bundler takes for a ` +
      'part of a request: move or rename the folder.',
  );
  process.exitCode = 1;
}
