/** The numbers of passed, failed and skipped tests. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** Adds two counts. */
export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/**
 * Reads the last line of the form `N passed, N failed, N skipped`.
 *
 * @throws Error if the output has no such line
 */
export function fromClosingLine(output: string): Counts {
  const lines = [...output.matchAll(/^(\d+) passed, (\d+) failed, (\d+) skipped$/gm)];
  const last = lines.at(-1);
  if (!last) throw new Error('no line "N passed, N failed, N skipped" in its output');
  return {passed: Number(last[1]), failed: Number(last[2]), skipped: Number(last[3])};
}

/**
 * Reads the report of `jest --json`. A file that can't be loaded counts as one failure.
 *
 * @param report - the JSON text
 */
export function fromJest(report: string): Counts {
  const result = JSON.parse(report) as Record<string, number>;
  return {
    passed: result.numPassedTests!,
    failed: result.numFailedTests! + result.numRuntimeErrorTestSuites!,
    skipped: result.numPendingTests! + result.numTodoTests!,
  };
}

/**
 * Reads the report of Playwright's JSON reporter. A flaky test, which only passes on a retry,
 * counts as a failure.
 *
 * @param report - the JSON text
 */
export function fromPlaywright(report: string): Counts {
  const {stats, errors} = JSON.parse(report) as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
    errors: unknown[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}
