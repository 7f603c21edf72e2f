import {readArguments, UsageError, type CheckArguments} from './core/arguments.ts';
import {CouldNotRunError} from '@portal/content/pages/couldNotRun';
import {fixFindings} from '@portal/content/pages/edits';
import {Project} from '@portal/content/pages/project';
import {reporterFor} from './core/report.ts';
import {runChecks, runFixes, type Outcome} from './core/run.ts';
import type {Rule} from './core/rule.ts';

/** The environment that the command runs in. */
export interface Surroundings {
  root: string;
  rules: readonly Rule[];
  env: NodeJS.ProcessEnv;
  write(line: string): void;
}

const EXIT = {clean: 0, findings: 1, couldNotRun: 2} as const;

const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

async function runAll(
  {pages, rules, fix}: CheckArguments,
  root: string,
): Promise<Outcome & {fixed: number}> {
  if (!fix) return {...(await runChecks({project: new Project(root), rules, pages})), fixed: 0};
  await runFixes({project: new Project(root), rules, pages});
  const before = await runChecks({project: new Project(root), rules, pages});
  const fixed = fixFindings(root, before.findings);
  const after = fixed > 0 ? await runChecks({project: new Project(root), rules, pages}) : before;
  return {...after, fixed};
}

function printFindings(
  {findings, times, fixed}: Outcome & {fixed: number},
  wanted: CheckArguments,
  {env, write}: Surroundings,
) {
  const report = reporterFor(env);
  for (const finding of findings) write(report(finding));
  if (wanted.timings) {
    for (const [rule, time] of [...times].sort((a, b) => b[1] - a[1])) {
      write(`${(time / 1000).toFixed(2).padStart(7)} s  ${rule}`);
    }
  }
  const fixable = findings.filter(({edit}) => edit).length;
  if (fixed > 0) write(`${count(fixed, 'finding')} fixed.`);
  if (fixable > 0) write(`${count(fixable, 'finding')} can be fixed with --fix.`);
}

/** The summary that `npm test` adds up. Each rule counts as one test, and so do the exceptions. */
function closingLine({findings, times}: Outcome): string {
  const failing = new Set(findings.map(({rule}) => rule));
  const passed = [...times.keys()].filter((rule) => !failing.has(rule)).length;
  return `${passed} passed, ${failing.size} failed, 0 skipped`;
}

/** The message for an error: what to do about it if that's known, otherwise the stack trace. */
function couldNotRun(error: unknown): string {
  const isExplained = error instanceof CouldNotRunError;
  const {message, stack} = error as Error;
  return `The check could not run: ${isExplained ? message : (stack ?? message)}`;
}

/**
 * The command `npm run check`.
 *
 * @param args - pages or folders, `--rule name`, `--fix`, `--list`, `--timings`
 * @returns the exit code: 0 clean, 1 findings, 2 could not run
 */
export async function main(args: string[], surroundings: Surroundings): Promise<number> {
  const {root, rules, write} = surroundings;
  const start = performance.now();
  try {
    const wanted = readArguments(args, new Project(root), rules);
    if (wanted.list) {
      for (const {name, about, scope} of rules)
        write(`${name.padEnd(14)} ${scope.padEnd(8)} ${about}`);
      return EXIT.clean;
    }
    const outcome = await runAll(wanted, root);
    printFindings(outcome, wanted, surroundings);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const files = new Set(outcome.findings.map(({file}) => file)).size;
    const verdict =
      outcome.findings.length === 0
        ? 'Clean'
        : `${count(outcome.findings.length, 'finding')} in ${count(files, 'file')}`;
    write(`${verdict}: ${count(outcome.times.size, 'rule')} in ${seconds} s.`);
    write(closingLine(outcome));
    return outcome.findings.length === 0 ? EXIT.clean : EXIT.findings;
  } catch (error) {
    if (error instanceof UsageError) write(error.message);
    else write(couldNotRun(error));
    return EXIT.couldNotRun;
  }
}
