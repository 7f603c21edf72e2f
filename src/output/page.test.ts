import {DomUtils} from 'htmlparser2';
import {parsePage} from './page.ts';

test('separates the parts and cells of a table without end tags', () => {
  const {document} = parsePage(
    'index.html',
    '<table><thead><tr><td><th>Free<th>Paid<tbody><tr><td>Memory<td>256MB<td>1GB</table><p>Next',
  );
  const rows = DomUtils.getElementsByTagName('tr', document);
  const cells = rows.map((row) => row.children.map((cell) => DomUtils.textContent(cell)));
  expect(cells).toEqual([
    ['', 'Free', 'Paid'],
    ['Memory', '256MB', '1GB'],
  ]);
  const [table] = DomUtils.getElementsByTagName('table', document);
  expect(table!.children).toHaveLength(2);
});
