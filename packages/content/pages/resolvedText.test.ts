import {ResolvedText} from './resolvedText.ts';

const source = '1 {{x.long}} 2 {{x.unknown}} 3';
const resolved = new ResolvedText(source, {x: {long: 'L'}});

test('an unknown fact does not hide the rest', () =>
  expect(resolved.text).toBe('1 L 2 unknown-fact 3'));

test.each(['1', '2', '3'])('maps %s to its place in the source', (digit) =>
  expect(resolved.sourceOffset(resolved.text.indexOf(digit))).toBe(source.indexOf(digit)),
);

test('maps the value of a fact to the start of its token', () =>
  expect(resolved.sourceOffset(resolved.text.indexOf('L'))).toBe(source.indexOf('{{')));
