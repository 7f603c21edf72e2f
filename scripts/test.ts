/**
 * `npm test`: runs everything that CI runs, one suite after another, and prints the totals of all
 * runners at the end: `N passed, N failed, N skipped`. To run only some suites, pass their names as
 * arguments.
 *
 * A suite that crashes without a result counts as one failure. The other suites still run, so one
 * run shows everything that's wrong. Exit code 0 if nothing failed, 1 otherwise.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {type Counts, add, fromClosingLine, fromJest, fromPlaywright} from './testCounts.ts';

interface Suite {
  name: string;
  command: string[];
  /**
   * Reads the counts of the suite. Without it, the suite counts as one test that passes if its exit
   * code is 0.
   */
  counts?: (output: {stdout: string; report: () => string}) => Counts;
}

const REPORT = '{report}';

const jest = (...projects: string[]): Omit<Suite, 'name'> => ({
  command: ['npx', 'jest', '--json', '--outputFile', REPORT, '--selectProjects', ...projects],
  counts: ({report}) => fromJest(report()),
});

const suites: Suite[] = [
  {name: 'toolchain', command: ['bash', 'scripts/setup-toolchain.sh']},
  {
    name: 'checks',
    command: ['npx', 'tsx', 'packages/checks/cli.ts'],
    counts: ({stdout}) => fromClosingLine(stdout),
  },
  {name: 'unit tests', ...jest('node', 'dom')},
  {name: 'build', command: ['npm', 'run', '--silent', 'build']},
  {name: 'site tests', ...jest('site')},
  {
    name: 'samples',
    command: ['npx', 'tsx', 'packages/samples/cli.ts'],
    counts: ({stdout}) => fromClosingLine(stdout),
  },
  {
    name: 'browser tests',
    command: ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    counts: ({report}) => fromPlaywright(report()),
  },
];

const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));

/** Runs one suite, shows its output, and reads its counts. */
function run({name, command: words, counts}: Suite): Counts {
  const reportFile = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const [command, ...args] = words.map((word) => (word === REPORT ? reportFile : word));
  console.log(`\n=== ${name}: ${[command, ...args].join(' ')}`);
  const started = Date.now();
  const {status, stdout} = spawnSync(command!, args, {
    // Jest prints results to stderr, so both streams are shown.
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
    env: {...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile},
  });
  process.stdout.write(stdout);
  console.log(`=== ${name}: exit ${status}, ${((Date.now() - started) / 1000).toFixed(1)} s`);

  const broken: Counts = {passed: 0, failed: 1, skipped: 0};
  if (!counts) return status === 0 ? {passed: 1, failed: 0, skipped: 0} : broken;
  try {
    const counted = counts({stdout, report: () => readFileSync(reportFile, 'utf8')});
    return status !== 0 && counted.failed === 0 ? add(counted, broken) : counted;
  } catch (error) {
    console.error(`The result of ${name} can't be read: ${String(error)}`);
    return broken;
  }
}

const only = process.argv.slice(2);
const unknown = only.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  const names = suites.map(({name}) => `"${name}"`).join(', ');
  console.error(`There is no suite "${unknown.join('", "')}". Expected one of ${names}.`);
  process.exit(2);
}
const results = suites
  .filter(({name}) => only.length === 0 || only.includes(name))
  .map((suite) => ({name: suite.name, counts: run(suite)}));
rmSync(reports, {recursive: true});

console.log('\nsuite            passed  failed skipped');
for (const {name, counts} of results) {
  const cells = [counts.passed, counts.failed, counts.skipped];
  console.log(name.padEnd(15) + cells.map((count) => String(count).padStart(8)).join(''));
}
const total = results.map(({counts}) => counts).reduce(add);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;
