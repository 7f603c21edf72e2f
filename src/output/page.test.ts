import render from 'dom-serializer';
import {parsePage} from './page.ts';

test('the body of a table follows its head, also where the end of the head is left out', () => {
  const {document} = parsePage(
    'index.html',
    '<table><thead><tr><th>Limit<th>Value<tbody><tr><td>Memory<td>256MB</table><p>Next',
  );
  expect(render(document)).toBe(
    '<table><thead><tr><th>Limit</th><th>Value</th></tr></thead><tbody><tr><td>Memory</td><td>256MB</td></tr></tbody></table><p>Next</p>',
  );
});
