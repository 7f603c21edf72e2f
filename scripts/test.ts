/**
 * `npm test`: runs all checks and tests but the scenarios, one suite after another, and prints the
 * totals of all runners at the end: `N passed, N failed, N skipped`. To run only some suites, pass
 * their names as arguments.
 *
 * A suite that can't run counts as one failure. The other suites still run, so one run shows
 * everything that's wrong. Exit code 0 if nothing failed, 1 otherwise.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {add, fromClosingLine, fromJest, fromPlaywright} from './testCounts.ts';
import {REPORT, runSuite, type Suite} from './testSuites.ts';

/** The command that runs a script with Node.js, without a shell. */
const node = (...args: string[]) => ({command: [process.execPath, ...args]});
const tsx = (...args: string[]) => node('--import', 'tsx', ...args);

const jest = (...projects: string[]): Omit<Suite, 'name'> => ({
  ...node(
    'node_modules/jest/bin/jest.js',
    '--json',
    '--outputFile',
    REPORT,
    '--selectProjects',
    ...projects,
  ),
  counts: ({report}) => fromJest(report()),
});

const closingLine: Suite['counts'] = ({stdout}) => fromClosingLine(stdout);

const suites: Suite[] = [
  {name: 'toolchain', command: ['bash', 'scripts/setup-toolchain.sh']},
  {name: 'checks', ...tsx('scripts/check.ts'), counts: closingLine},
  {name: 'unit tests', ...jest('node', 'dom')},
  {name: 'build', ...tsx('scripts/build.ts')},
  {name: 'site tests', ...jest('site')},
  {name: 'samples', ...tsx('scripts/samples.ts'), counts: closingLine},
  {
    name: 'browser tests',
    ...node(
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'tests/e2e/playwright.config.ts',
    ),
    counts: ({report}) => fromPlaywright(report()),
  },
];

const only = process.argv.slice(2);
const unknown = only.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  const names = suites.map(({name}) => `"${name}"`).join(', ');
  console.error(`There is no suite "${unknown.join('", "')}". Expected one of ${names}.`);
  process.exit(2);
}

async function main(): Promise<void> {
  const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
  const rows: string[] = [];
  let total = {passed: 0, failed: 0, skipped: 0};
  for (const suite of suites) {
    if (only.length > 0 && !only.includes(suite.name)) continue;
    console.log(`\n=== ${suite.name}`);
    const started = performance.now();
    const counts = await runSuite(suite, join(reports, `${suite.name.replaceAll(' ', '-')}.json`));
    console.log(`=== ${suite.name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    total = add(total, counts);
    const cells = [counts.passed, counts.failed, counts.skipped];
    rows.push(suite.name.padEnd(15) + cells.map((count) => String(count).padStart(8)).join(''));
  }
  rmSync(reports, {recursive: true});
  console.log(`\nsuite            passed  failed skipped\n${rows.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

void main();
