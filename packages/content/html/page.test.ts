import {selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import {parseHtml} from './page.ts';

test('separates the parts and cells of a table without end tags', () => {
  const document = parseHtml(
    '<table><thead><tr><td><th>Free<th>Paid<tbody><tr><td>Memory<td>256MB<td>1GB</table><p>Next',
  );
  const rows = selectAll('tr', document).map((row) => selectAll('th, td', row));
  expect(rows.map((cells) => cells.map((cell) => toText(cell)))).toEqual([
    ['', 'Free', 'Paid'],
    ['Memory', '256MB', '1GB'],
  ]);
  expect(selectAll('table > *', document)).toHaveLength(2);
});
