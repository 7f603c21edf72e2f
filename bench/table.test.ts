import {KB, median, percentile, toMarkdown} from './table.ts';

const figures = [9, 1, 7, 3, 5, 2, 8, 4, 6, 10];

test("median and percentile don't depend on the order, and don't change it", () => {
  const before = [...figures];
  expect(median(figures)).toBe(6);
  expect(percentile(figures, 95)).toBe(9);
  expect(percentile(figures, 50)).toBe(5);
  expect(figures).toEqual(before);
});

test('formats bytes as KB', () => expect([KB(1536), KB(1536, 0)]).toEqual(['1.5', '2']));

test('formats a table as Markdown with right-aligned figures', () =>
  expect(toMarkdown({title: 'T', columns: ['a', 'b'], rows: [['x', 1]]})).toBe(
    '| a | b |\n| --- | ---: |\n| x | 1 |\n',
  ));
