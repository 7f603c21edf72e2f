import {DomUtils} from 'htmlparser2';
import {parsePage} from './page.ts';

test('puts the body of a table after its head if the head has no end tag', () => {
  const {document} = parsePage(
    'index.html',
    '<table><thead><tr><th>Limit<th>Value<tbody><tr><td>Memory<td>256MB</table><p>Next',
  );
  const [table] = DomUtils.getElementsByTagName('table', document);
  const parts = table!.children.map((part) => DomUtils.textContent(part));
  expect(parts).toEqual(['LimitValue', 'Memory256MB']);
});
