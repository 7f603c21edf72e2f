/** Formats the results of a run. */
import type {Problem} from './model.ts';
import type {Report} from './run.ts';

const indent = (text: string) => text.replace(/^/gm, '    ');

/** Formats one finding with its place, language, sample and message. */
export function formatProblem({file, line, language, sample, message, fix}: Problem): string {
  const said = fix === undefined ? message : `${message}\n→ ${fix}`;
  return `✗ ${file}:${line}  ${language}${sample ? `  ${sample}` : ''}\n${indent(said)}`;
}

/** At most this share of programming blocks may have `no-run`. */
export const NO_RUN_SHARE = 0.05;

/** Formats the last lines: counts by language, reasons for `no-run` and totals. */
export function formatSummary(report: Report): string {
  const rows = Object.entries(report.counts).sort(([one], [other]) => one.localeCompare(other));
  const total = {passed: 0, failed: 0, skipped: 0};
  const lines = rows.map(([language, {passed, failed, skipped}]) => {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    return `  ${language.padEnd(8)} ${String(passed).padStart(4)} passed ${String(failed).padStart(4)} failed ${String(skipped).padStart(4)} skipped`;
  });
  const reasons = Object.entries(report.noRun).map(
    ([reason, count]) => `  not run: ${reason} ${count}`,
  );
  const missing = Object.entries(report.missing).map(
    ([language, message]) => `!!! NOT RUN: ${language}: ${message}`,
  );
  return [
    'Blocks by language',
    ...lines,
    ...reasons,
    ...missing,
    `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`,
  ].join('\n');
}

/**
 * Checks whether too many programming blocks have `no-run`.
 *
 * @returns the message, or `undefined` if the share is within the limit
 */
export function noRunProblem(report: Report): string | undefined {
  const unexecuted = Object.values(report.noRun).reduce((sum, count) => sum + count, 0);
  return unexecuted > report.programs * NO_RUN_SHARE
    ? `${unexecuted} of ${report.programs} programming blocks have no-run; at most ${NO_RUN_SHARE * 100} % may`
    : undefined;
}

/**
 * The exit code of the run.
 *
 * @returns 0 for success, 1 for findings; a missing toolchain counts as a finding only in CI
 */
export function exitCode(report: Report, isCi: boolean): 0 | 1 {
  if (report.problems.length > 0) return 1;
  return isCi && Object.keys(report.missing).length > 0 ? 1 : 0;
}
