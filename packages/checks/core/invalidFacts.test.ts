import {clear, plantFolder} from '@portal/content/testing/plant';
import {withLines} from './invalidFacts.ts';

afterAll(clear);

const root = plantFolder({
  'packages/content/facts/limits.ts': [
    'export const limits = {',
    '  memoryMin: {value: 1, unit: "MB"},',
    '  memoryMax: {',
    '    value: 2,',
    '    list: [{to: ""}],',
    '  },',
    '};',
  ].join('\n'),
});

test.each([
  ['memoryMin.unit', 2],
  ['memoryMax.value', 4],
  ['memoryMax.missing', 3],
  ['memoryMax.list.0.to', 5],
])('adds the line of %s', (path, line) =>
  expect(
    withLines(`packages/content/facts/limits.ts is not valid:\n  ${path}: must be there`, root),
  ).toBe(
    `packages/content/facts/limits.ts is not valid:\n  packages/content/facts/limits.ts:${line}  ${path}: must be there`,
  ),
);

test.each([
  'packages/content/facts/limits.ts is not valid:\n  0.id: must be there',
  'Another error: 1',
])('leaves a message without a known line as it is', (message) =>
  expect(withLines(message, root)).toBe(message),
);
