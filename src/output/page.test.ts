import {DomUtils} from 'htmlparser2';
import {parsePage} from './page.ts';

test('the body of a table follows its head, even if the end tag of the head is missing', () => {
  const {document} = parsePage(
    'index.html',
    '<table><thead><tr><th>Limit<th>Value<tbody><tr><td>Memory<td>256MB</table><p>Next',
  );
  const [table] = DomUtils.getElementsByTagName('table', document);
  const parts = table!.children.map((part) => DomUtils.textContent(part));
  expect(parts).toEqual(['LimitValue', 'Memory256MB']);
});
