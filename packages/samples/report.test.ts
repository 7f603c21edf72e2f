import {exitCode, formatProblem, formatSummary, noRunProblem} from './report.ts';
import type {Report} from './run.ts';

const report = (changes: Partial<Report> = {}): Report => ({
  problems: [],
  counts: {js: {passed: 19, failed: 0, skipped: 1}, json: {passed: 3, failed: 0, skipped: 0}},
  programs: 20,
  noRun: {fragment: 1},
  missing: {},
  ...changes,
});

const problem = {file: 'docs/x.mdx', line: 3, language: 'js', sample: 'add', message: 'one\ntwo'};

test('ends with counts by language, reasons and one line of totals', () => {
  expect(formatSummary(report())).toBe(
    [
      'Blocks by language',
      '  js         19 passed    0 failed    1 skipped',
      '  json        3 passed    0 failed    0 skipped',
      '  not run: fragment 1',
      '22 passed, 0 failed, 1 skipped',
    ].join('\n'),
  );
});

test('shows file, line, language and sample of a finding', () => {
  expect(formatProblem(problem)).toBe('✗ docs/x.mdx:3  js  add\n    one\n    two');
});

test('fails the run on findings, and in CI also on a missing toolchain, which is always reported', () => {
  expect(exitCode(report(), true)).toBe(0);
  expect(exitCode(report({problems: [problem]}), false)).toBe(1);
  const missing = report({missing: {go: 'Go is missing: run scripts/setup-toolchain.sh'}});
  expect(formatSummary(missing)).toContain('!!! NOT RUN: go: Go is missing');
  expect(exitCode(missing, false)).toBe(0);
  expect(exitCode(missing, true)).toBe(1);
});

test('fails if more than 5 % of programming blocks have no-run', () => {
  expect(noRunProblem(report())).toBeUndefined();
  expect(noRunProblem(report({noRun: {fragment: 2}}))).toBe(
    '2 of 20 programming blocks have no-run; at most 5 % may',
  );
});
