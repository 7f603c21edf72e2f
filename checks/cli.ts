/**
 * `npm run check`: every rule of the house, without a browser and without a build.
 *
 *   npm run check                       everything
 *   npm run check -- docs/limits.mdx    the rules about pages, on a page or a folder
 *   npm run check -- --rule links       one rule
 *   npm run check -- --fix              fix what can be fixed
 *   npm run check -- --list             what the rules ask for
 *
 * Exit codes: 0 clean, 1 findings, 2 could not run. Accepted findings stand in
 * `checks/exceptions.yaml`, each with a reason.
 */
import '../scripts/requireNode.ts';
import {resolve} from 'node:path';

const EXIT_COULD_NOT_RUN = 2;

const write = (line: string) => console.log(line);

/** Loads the rules first: they read facts and packages, and a mistake there is no finding yet. */
async function start(): Promise<number> {
  try {
    const {main} = await import('./main.ts');
    const {rules} = await import('./rules/index.ts');
    const root = resolve(__dirname, '..');
    return await main(process.argv.slice(2), {root, rules, env: process.env, write});
  } catch (error) {
    const {message} = error as Error;
    const hint = /Cannot find (?:module|package)/.test(message) ? '\nIs it installed? npm ci' : '';
    write(`The check could not start: ${message}${hint}`);
    return EXIT_COULD_NOT_RUN;
  }
}

void start().then((code) => {
  process.exitCode = code;
});
