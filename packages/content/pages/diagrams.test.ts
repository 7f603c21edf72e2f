import {diagramsOf, drawingFile, drawingKey, forPage, roomIn, wordsOf} from './diagrams.ts';
import {Page} from './page.ts';

const page = new Page(
  'docs/a.mdx',
  [
    '---',
    'title: A',
    '---',
    '',
    '```mermaid',
    'flowchart LR',
    '  accTitle: Steps of {{product.name}}',
    '  accDescr: A leads to B.',
    '  A --> B',
    '```',
    '',
    '- in a list',
    '',
    '  ```mermaid',
    '  flowchart TD',
    '    C --> D',
    '  ```',
    '',
    '```js',
    'mermaid;',
    '```',
    '',
  ].join('\n'),
  {product: {name: 'Wireloom'}},
);

test('finds the diagrams of a page as typed, with the lines of their fences', () => {
  expect(diagramsOf(page).map(({line}) => line)).toEqual([5, 14]);
  expect(diagramsOf(page)[0]!.source).toContain('{{product.name}}');
  expect(diagramsOf(page)[1]!.source).toBe('flowchart TD\n  C --> D');
});

test('names drawings after the text of the diagram', () => {
  expect(drawingKey('A --> B')).toMatch(/^[0-9a-f]{12}$/);
  expect(drawingKey('A --> B')).not.toBe(drawingKey('A --> C'));
  expect(drawingFile('abc', 'wide')).toBe('data/diagrams/abc.svg');
  expect(drawingFile('abc', 'narrow')).toBe('data/diagrams/abc-narrow.svg');
});

test('reads the title and description of a diagram', () => {
  expect(wordsOf(diagramsOf(page)[0]!.source)).toEqual({
    title: 'Steps of {{product.name}}',
    description: 'A leads to B.',
  });
});

test('removes attributes that only the file needs', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1" data-room="product.name:8 limits.a:3">';
  expect(roomIn(svg)).toEqual(
    new Map([
      ['product.name', 8],
      ['limits.a', 3],
    ]),
  );
  expect(forPage(svg)).toBe('<svg width="1">');
});
