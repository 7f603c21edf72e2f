/**
 * `npm run check`: runs every rule, without a browser and without a build.
 *
 *   npm run check                       everything
 *   npm run check -- docs/limits.mdx    the page rules, on one page or folder
 *   npm run check -- --rule links       one rule
 *   npm run check -- --fix              fix what can be fixed automatically
 *   npm run check -- --list             list the rules
 *
 * Exit codes: 0 clean, 1 findings, 2 could not run. `packages/checks/exceptions.yaml` lists accepted
 * findings, each with a reason.
 */
import {resolve} from 'node:path';
import {withLines} from './core/invalidFacts.ts';

const EXIT_COULD_NOT_RUN = 2;

const write = (line: string) => console.log(line);

/** Imports the rules inside the `try`, because an invalid fact or a missing package makes that fail. */
async function start(): Promise<number> {
  const root = resolve(__dirname, '../..');
  try {
    const {main} = await import('./main.ts');
    const {rules} = await import('./rules/index.ts');
    const {tools} = await import('./tools.ts');
    return await main(process.argv.slice(2), {root, rules, tools, env: process.env, write});
  } catch (error) {
    const {message} = error as Error;
    const hint = /Cannot find (?:module|package)/.test(message)
      ? '\nTo install the packages, run "npm ci".'
      : '';
    write(`The check could not start: ${withLines(message, root)}${hint}`);
    return EXIT_COULD_NOT_RUN;
  }
}

void start().then((code) => {
  process.exitCode = code;
});
