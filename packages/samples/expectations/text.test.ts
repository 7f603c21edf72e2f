import {textFits} from './text.ts';

test.each([
  ['one\ntwo', 'one  \ntwo\n\n', true],
  ['id: …, done', 'id: 42, done', true],
  ['a.c', 'abc', false],
  ['one', 'one\ntwo', false],
])('%j fits %j: %s', (shown, actual, fits) => {
  expect(textFits(shown, actual)).toBe(fits);
});
