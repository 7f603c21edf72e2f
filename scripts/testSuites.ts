import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {type Counts, add} from './testCounts.ts';

/** A part of `npm test`. */
export interface Suite {
  name: string;
  /** The program and its arguments. {@link REPORT} stands for the file of its report. */
  command: readonly string[];
  /**
   * Reads the counts of the suite. Without it, the suite counts as one test that passes if its exit
   * code is 0.
   */
  counts?: (output: {stdout: string; report: () => string}) => Counts;
}

export const REPORT = '{report}';

const PASSED: Counts = {passed: 1, failed: 0, skipped: 0};
const FAILED: Counts = {passed: 0, failed: 1, skipped: 0};

/**
 * Runs a suite, shows its output while it runs, and reads its counts. A suite that can't run, or that
 * fails without a failed test, counts as one failure.
 *
 * @param reportFile - the path of the report, if it writes one
 */
export async function runSuite(suite: Suite, reportFile: string): Promise<Counts> {
  const [program = '', ...args] = suite.command.map((word) =>
    word === REPORT ? reportFile : word,
  );
  // Jest prints results to stderr, so both streams are shown.
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile},
  });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    process.stdout.write(text);
  });
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    if (!suite.counts) return code === 0 ? PASSED : FAILED;
    const counts = suite.counts({stdout, report: () => readFileSync(reportFile, 'utf8')});
    return code !== 0 && counts.failed === 0 ? add(counts, FAILED) : counts;
  } catch (error) {
    console.error(`${suite.name} has no result: ${String(error)}`);
    return FAILED;
  }
}
