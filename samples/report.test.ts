import {exitCode, formatProblem, formatSummary, noRunProblem} from './report.ts';
import type {Report} from './run.ts';

const report = (changes: Partial<Report> = {}): Report => ({
  problems: [],
  counts: {js: {passed: 19, failed: 0, skipped: 1}, json: {passed: 3, failed: 0, skipped: 0}},
  noRun: {fragment: 1},
  missing: {},
  ...changes,
});

const problem = {file: 'docs/x.mdx', line: 3, language: 'js', sample: 'add', message: 'one\ntwo'};

test('closes with counts by language, reasons and one line of totals', () => {
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

test('a finding names file, line, language and sample', () => {
  expect(formatProblem(problem)).toBe('✗ docs/x.mdx:3  js  add\n    one\n    two');
});

test('findings fail the run; a missing toolchain fails it in CI, and is loud everywhere', () => {
  expect(exitCode(report(), true)).toBe(0);
  expect(exitCode(report({problems: [problem]}), false)).toBe(1);
  const missing = report({missing: {go: 'Go is missing: run scripts/setup-toolchain.sh'}});
  expect(formatSummary(missing)).toContain('!!! NOT RUN: go: Go is missing');
  expect(exitCode(missing, false)).toBe(0);
  expect(exitCode(missing, true)).toBe(1);
});

test('at most 5 % of programming blocks may say no-run', () => {
  expect(noRunProblem(report())).toBeUndefined();
  expect(noRunProblem(report({noRun: {fragment: 2}}))).toBe(
    '2 of 20 programming blocks say no-run; at most 5 % may',
  );
});
