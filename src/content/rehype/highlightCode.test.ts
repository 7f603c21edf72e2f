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

test('languages that are added are known', () => {
  expect(transform(block('json', '{"a": 1}'))).toBe('1 3.property 2 1.number 1');
  expect(transform(block('bash', 'echo $HOME'))).toMatch(/environment/);
});

test('an unknown language and plain text stay as they are', () => {
  expect(transform(block('text', 'return 1'))).toBeUndefined();
  expect(highlight('a', 'js')).toBeUndefined();
});
