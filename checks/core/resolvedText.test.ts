import {ResolvedText} from './resolvedText.ts';

const source = 'a {{x.long}} b {{x.unknown}} c';
const resolved = new ResolvedText(source, {x: {long: 'L'}});

test('an unknown fact does not hide the rest', () =>
  expect(resolved.text).toBe('a L b unknown-fact c'));

test.each(['a', 'b', 'c'])('%s is found where it stands in the source', (letter) =>
  expect(resolved.sourceOffset(resolved.text.lastIndexOf(` ${letter}`.trim()))).toBe(
    source.lastIndexOf(letter),
  ),
);

test('the value of a fact begins where its token does', () =>
  expect(resolved.sourceOffset(resolved.text.indexOf('L'))).toBe(source.indexOf('{{')));
