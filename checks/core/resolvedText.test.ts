import {ResolvedText} from './resolvedText.ts';

const source = '1 {{x.long}} 2 {{x.unknown}} 3';
const resolved = new ResolvedText(source, {x: {long: 'L'}});

test('an unknown fact does not hide the rest', () =>
  expect(resolved.text).toBe('1 L 2 unknown-fact 3'));

test.each(['1', '2', '3'])('%s is found where it stands in the source', (digit) =>
  expect(resolved.sourceOffset(resolved.text.indexOf(digit))).toBe(source.indexOf(digit)),
);

test('the value of a fact begins where its token does', () =>
  expect(resolved.sourceOffset(resolved.text.indexOf('L'))).toBe(source.indexOf('{{')));
