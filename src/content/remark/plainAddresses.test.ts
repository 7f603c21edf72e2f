import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {plainAddresses} from './plainAddresses.ts';

const TEXT = `Write to ops@example.com or see https://example.com/a and www.example.com.

[A link](https://example.com/b), ~~gone~~, a note.[^1]

- [x] done

| One | Two |
| --- | --- |
| www.example.com | 2 |

[^1]: At https://example.com/c.
`;

/** The addresses of links, and the kinds of nodes. */
function read(...plugins: (typeof plainAddresses)[]) {
  const processor = unified().use(remarkParse).use(remarkGfm);
  for (const plugin of plugins) processor.use(plugin);
  const links: string[] = [];
  const kinds = new Set<string>();
  visit(processor.parse(TEXT), (node) => {
    kinds.add(node.type);
    if (node.type === 'link') links.push(node.url);
  });
  return {links, kinds};
}

test('what is written as a link is one, an address is not', () => {
  expect(read().links).toHaveLength(6);
  expect(read(plainAddresses).links).toEqual(['https://example.com/b']);
});

test('everything else is read as before', () => {
  expect(read(plainAddresses).kinds).toEqual(read().kinds);
  for (const kind of ['delete', 'table', 'footnoteReference', 'footnoteDefinition', 'listItem']) {
    expect(read(plainAddresses).kinds).toContain(kind);
  }
});

test('it says so where there is nothing to leave out', () => {
  expect(() => unified().use(remarkParse).use(plainAddresses).parse('x')).toThrow('remark-gfm');
});
