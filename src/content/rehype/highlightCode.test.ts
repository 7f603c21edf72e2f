import type {Root} from 'hast';
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

const runsIn = (tree: Root) => JSON.stringify(tree).match(/"runs":"([^"]+)"/)?.[1];

const transform = (tree: Root) => {
  const run = highlightCode.call({} as never, {languages: ['bash', 'json', 'http']});
  (run as (tree: Root) => void)(tree);
  return runsIn(tree);
};

test('what has a color is said, and nothing else', () => {
  expect(transform(block('js', "return 'a';\n"))).toBe('6.keyword 1 3.string 1');
});

test('what looks the same is one run: color decides, not grammar', () => {
  expect(transform(block('js', 'f`a${b}c`'))).toBe('1 2.string 4 2.string');
  expect(transform(block('js', 'const f = ({a, b}) => 1;'))).toBe(
    '5.keyword 1 1.function 5 1.property 1 2.property 6 1.number 1',
  );
  expect(transform(block('js', '// a'))).toBe('4.comment');
});

test('languages that are added are known', () => {
  expect(transform(block('json', '{"a": 1}'))).toBe('1 3.property 2 1.number 1');
  expect(transform(block('bash', 'echo $HOME'))).toBe('4.function 1 5.property');
});

test('an unknown language and plain text stay as they are', () => {
  expect(transform(block('text', 'return 1'))).toBeUndefined();
  expect(highlight('a', 'js')).toBeUndefined();
});
