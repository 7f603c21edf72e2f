import {SourceText} from './sourceText.ts';

const source = new SourceText('a', 'one\ntwo\n\nfour');

test.each([
  [0, 1, 1],
  [3, 1, 4],
  [4, 2, 1],
  [8, 3, 1],
  [12, 4, 4],
  [99, 4, 5],
])('offset %i is line %i, column %i', (offset, line, column) =>
  expect(source.placeAt(offset)).toMatchObject({line, column}),
);

test('finds lines', () => expect(source.findLine(/^four/)).toMatchObject({line: 4, offset: 9}));
