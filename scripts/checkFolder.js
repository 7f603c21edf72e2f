/**
 * Stops a command if the bundler can't read the path of the project: it treats everything after a
 * #, ! or ? as part of a request. Plain JavaScript, because the TypeScript loader can't read such a
 * path either.
 */
const {resolve} = require('node:path');

const folder = resolve(__dirname, '..');
const [sign] = /[#!?]/.exec(folder) ?? [];
if (sign !== undefined) {
  console.error(
    `The project is in ${folder}. Expected a path without "${sign}", because the bundler treats it as ` +
      'part of a request. Move or rename the folder.',
  );
  process.exitCode = 1;
}
