import {readArguments, UsageError, type CheckArguments} from './core/arguments.ts';
import {CouldNotRunError} from '@portal/content/pages/couldNotRun';
import {Project} from '@portal/content/pages/project';
import type {ProjectFacts} from '@portal/content/pages/projectFacts';
import {applyFixes} from './core/fixes.ts';
import {reporterFor} from './core/report.ts';
import {runChecks, type Outcome} from './core/run.ts';
import type {Rule} from './core/rule.ts';
import {fixWith, runTools, type Tool, type ToolResult} from './tools.ts';

/** The environment that the command runs in. */
export interface Surroundings {
  root: string;
  known: ProjectFacts;
  rules: readonly Rule[];
  tools: readonly Tool[];
  env: NodeJS.ProcessEnv;
  write(line: string): void;
}

const EXIT = {clean: 0, findings: 1, couldNotRun: 2} as const;

const count = (amount: number, noun: string) => `${amount} ${noun}${amount === 1 ? '' : 's'}`;

/** What the rules and the tools found. */
interface Found extends Outcome {
  fixed: number;
  results: readonly ToolResult[];
}

async function runAll(
  {pages, rules, tools, fix}: CheckArguments,
  {root, known}: Surroundings,
): Promise<Found> {
  const check = () => runChecks({project: new Project(root, known), rules, pages});
  if (fix) await fixWith(tools, root);
  const [results, outcome] = await Promise.all([
    runTools(tools, new Project(root, known)),
    check(),
  ]);
  if (!fix || applyFixes(new Project(root, known), outcome.findings) === 0) {
    return {...outcome, fixed: 0, results};
  }
  const after = await check();
  const fixed = Math.max(0, outcome.findings.length - after.findings.length);
  return {...after, fixed, results};
}

function printFindings(
  {findings, times, fixed, results}: Found,
  wanted: CheckArguments,
  {env, write}: Surroundings,
) {
  const report = reporterFor(env);
  for (const {name, passed, output} of results) if (!passed) write(`${name}:\n${output}\n`);
  for (const finding of findings) write(report(finding));
  if (wanted.timings) {
    const all = [...times, ...results.map(({name, time}) => [name, time] as const)];
    for (const [rule, time] of all.sort((a, b) => b[1] - a[1])) {
      write(`${(time / 1000).toFixed(2).padStart(7)} s  ${rule}`);
    }
  }
  const fixable = findings.filter(({edit}) => edit).length;
  if (fixed > 0) write(`${count(fixed, 'finding')} fixed.`);
  if (fixable > 0) write(`${count(fixable, 'finding')} can be fixed with --fix.`);
}

/** What the last lines say. Each rule and each tool counts as one test, and so do the exceptions. */
function summary({findings, times, results}: Found) {
  const broken = results.filter(({passed}) => !passed).map(({name}) => name);
  const failed = new Set([...findings.map(({rule}) => rule), ...broken]).size;
  const files = new Set(findings.map(({file}) => file)).size;
  const found =
    findings.length > 0 && `${count(findings.length, 'finding')} in ${count(files, 'file')}`;
  const failing = broken.length > 0 && `${broken.join(', ')} failed`;
  const ran = times.size + results.length;
  const passed = [...times.keys(), ...results.map(({name}) => name)].length - failed;
  return {
    failed,
    verdict: [found, failing].filter(Boolean).join('; ') || 'Clean',
    ran: count(ran, 'rule'),
    // `npm test` adds these lines up.
    closing: `${passed} passed, ${failed} failed, 0 skipped`,
  };
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
  const {root, known, rules, tools, write} = surroundings;
  const start = performance.now();
  try {
    const wanted = readArguments(args, new Project(root, known), rules, tools);
    if (wanted.list) {
      for (const {name, about, scope} of [...tools, ...rules])
        write(`${name.padEnd(14)} ${scope.padEnd(8)} ${about}`);
      return EXIT.clean;
    }
    const found = await runAll(wanted, surroundings);
    printFindings(found, wanted, surroundings);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const {verdict, ran, closing, failed} = summary(found);
    write(`${verdict}: ${ran} in ${seconds} s.`);
    write(closing);
    return failed === 0 ? EXIT.clean : EXIT.findings;
  } catch (error) {
    if (error instanceof UsageError) write(error.message);
    else write(couldNotRun(error));
    return EXIT.couldNotRun;
  }
}
