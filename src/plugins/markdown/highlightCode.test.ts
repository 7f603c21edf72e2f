import type {Element, Root} from 'hast';
import {highlight, highlightCode} from './highlightCode.ts';

const block = (language: string, value: string): Root => ({
  type: 'root',
  children: [
    {
      type: 'element',
      tagName: 'pre',
      properties: {},
      children: [
        {
          type: 'element',
          tagName: 'code',
          properties: {className: [`language-${language}`]},
          children: [{type: 'text', value}],
        },
      ],
    },
  ],
});

const htmlOf = (language: string, code: string) => {
  const tree = block(language, code);
  const run = highlightCode.call({} as never, {languages: ['bash', 'json', 'http']});
  (run as (tree: Root) => void)(tree);
  const [pre] = tree.children as [Element];
  return (pre.children[0] as Element).properties.html;
};

test('adds elements for colored tokens, but not for plain ones', () => {
  expect(htmlOf('js', "return 'a';\n")).toBe(
    '<span class="token keyword">return</span> <span class="token string">&#39;a&#39;</span>;',
  );
});

test('keeps the color of tokens inside a colored token', () => {
  expect(htmlOf('js', '`a${b}`')).toContain(
    '<span class="token interpolation-punctuation punctuation">${</span>b',
  );
});

test('closes elements at the end of each line', () => {
  expect(htmlOf('js', '/* a\nb */')).toBe(
    '<span class="token comment">/* a</span>\n<span class="token comment">b */</span>',
  );
});

test('highlights added languages', () => {
  expect(htmlOf('json', '{"a": 1}')).toContain('<span class="token property">');
  expect(htmlOf('bash', 'echo $HOME')).toContain('<span class="token');
});

test('adds no HTML to unknown languages', () => {
  expect(htmlOf('text', 'return 1')).toBeUndefined();
  expect(highlight('a < b', 'js')).toBe('a &lt; b');
});
