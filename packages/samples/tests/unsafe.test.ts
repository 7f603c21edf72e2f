/** The blocks of two pages: unsafe ones, each with its line and message in a comment, and safe ones. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {isWrongOnPurpose, unsafePlaces} from '../safety/index.ts';

interface Planted {
  title: string;
  language: string;
  code: string;
}

const blocksOf = (page: string): Planted[] =>
  [
    ...readFileSync(join(__dirname, 'fixtures', page), 'utf8').matchAll(
      /^```(\w+) title="([^"]*)"\n([^]*?)^```$/gm,
    ),
  ].map(([, language = '', title = '', code = '']) => ({title, language, code}));

/** `line: start of the message` for each comment `unsafe`. */
const expectedOf = ({code}: Planted): string[] =>
  code.split('\n').flatMap((text, index) => {
    const message = /(?:\/\/|#) unsafe: (.*)/.exec(text)?.[1];
    return message === undefined ? [] : [`${index + 1}: ${message}`];
  });

const unsafe = blocksOf('unsafe.mdx');

test.each(unsafe)('refuses $title', (block) => {
  const expected = expectedOf(block);
  const found = unsafePlaces(block.code, block.language);
  expect(expected).toHaveLength(1);
  expect(
    found.map(({line, message}) => {
      const wanted = expected[0]!.slice(expected[0]!.indexOf(': ') + 2);
      return `${line}: ${message.includes(wanted) ? wanted : message}`;
    }),
  ).toEqual(expected);
  expect(found.every(({fix}) => fix.length > 10)).toBe(true);
});

test('at least 40 unsafe samples are planted, in all languages', () => {
  expect(unsafe.length).toBeGreaterThanOrEqual(40);
  const languages = new Set(unsafe.map(({language}) => language));
  expect([...languages].sort()).toEqual(['bash', 'go', 'js', 'python', 'ts']);
});

test.each(blocksOf('safe.mdx'))('accepts $title', ({code, language}) => {
  expect(unsafePlaces(code, language)).toEqual([]);
});

test('a title says that code is wrong on purpose', () => {
  expect(
    ['Wrong: no timeout', 'Bad: no timeout', 'Wrongly sorted', undefined].map(isWrongOnPurpose),
  ).toEqual([true, true, false, false]);
});
