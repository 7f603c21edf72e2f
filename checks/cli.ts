/**
 * `npm run check`: every rule of the house, without a browser and without a build.
 *
 *   npm run check                       everything
 *   npm run check -- docs/limits.mdx    the rules about pages, on a page or a folder
 *   npm run check -- --rule links       one rule
 *   npm run check -- --fix              mend what can be mended
 *   npm run check -- --list             what the rules ask for
 *
 * Exit codes: 0 clean, 1 findings, 2 could not run. Accepted findings stand in
 * `checks/exceptions.yaml`, each with a reason.
 */
import {resolve} from 'node:path';
import {main} from './main.ts';
import {rules} from './rules/index.ts';

const write = (line: string) => console.log(line);

main(process.argv.slice(2), {root: resolve(__dirname, '..'), rules, env: process.env, write}).then(
  (code) => {
    process.exitCode = code;
  },
);
