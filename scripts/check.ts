/**
 * `npm run check`: runs every rule, without a browser and without a build.
 *
 *   npm run check                       everything
 *   npm run check -- docs/limits.mdx    the page rules, on one page or folder
 *   npm run check -- --rule links       one rule
 *   npm run check -- --fix              fix what can be fixed automatically
 *   npm run check -- --list             list the rules
 *
 * Exit codes: 0 clean, 1 findings, 2 could not run. `data/check-exceptions.yaml` lists accepted
 * findings, each with a reason.
 */
import {resolve} from 'node:path';
import {type Mistake, MistakesError} from '@portal/content/mistake';
import {reporterFor} from '@portal/checks/core/report';

const EXIT_FINDINGS = 1;
const EXIT_COULD_NOT_RUN = 2;

const write = (line: string) => console.log(line);

/** Reports wrong facts as findings. Nothing else can be checked without facts. */
function reportFacts(mistakes: readonly Mistake[]): number {
  const report = reporterFor(process.env);
  for (const mistake of mistakes) write(report({...mistake, rule: 'facts'}));
  write('Correct this first: the rest is only checked if all facts are valid.');
  write('0 passed, 1 failed, 0 skipped');
  return EXIT_FINDINGS;
}

/** Imports the rules inside the `try`, because an invalid fact or a missing package makes that fail. */
async function start(): Promise<number> {
  const root = resolve(__dirname, '..');
  try {
    const {known, openProject} = await import('../src/facts.ts');
    const {chooseRules} = await import('@portal/checks/core/choice');
    const {main} = await import('@portal/checks/main');
    const {recommended, rules} = await import('@portal/checks/rules');
    const {tools} = await import('@portal/checks/tools');
    const {env} = process;
    const chosen = chooseRules(openProject(), {rules, tools}, recommended);
    return await main(process.argv.slice(2), {root, known, ...chosen, env, write});
  } catch (error) {
    if (error instanceof MistakesError) return reportFacts(error.mistakes);
    const {message} = error as Error;
    const hint = /Cannot find (?:module|package)/.test(message)
      ? '\nTo install the packages, run "npm ci".'
      : '';
    write(`The check could not start: ${message}${hint}`);
    return EXIT_COULD_NOT_RUN;
  }
}

void start().then((code) => {
  process.exitCode = code;
});
