import {add, fromClosingLine, fromJest, fromPlaywright} from './testCounts.ts';

test('uses the last line of totals', () => {
  const output = '1 passed, 1 failed, 0 skipped\nmore\n12 passed, 0 failed, 3 skipped\n';
  expect(fromClosingLine(output)).toEqual({passed: 12, failed: 0, skipped: 3});
});

test('fails if the output has no totals', () => {
  expect(() => fromClosingLine('all good')).toThrow('no line "N passed');
});

test("counts a Jest file that can't be loaded as a failure", () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    numRuntimeErrorTestSuites: 1,
    numPendingTests: 0,
    numTodoTests: 2,
  };
  expect(fromJest(JSON.stringify(report))).toEqual({passed: 5, failed: 1, skipped: 2});
});

test('counts flaky browser tests and global errors as failures', () => {
  const report = {stats: {expected: 7, unexpected: 1, flaky: 1, skipped: 0}, errors: [{}]};
  expect(fromPlaywright(JSON.stringify(report))).toEqual({passed: 7, failed: 3, skipped: 0});
});

test('adds counts', () => {
  const a = {passed: 1, failed: 2, skipped: 3};
  expect(add(a, {passed: 4, failed: 5, skipped: 6})).toEqual({passed: 5, failed: 7, skipped: 9});
});
