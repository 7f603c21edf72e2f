import type {TitlesFile} from './records.ts';
import {scanner} from './scan.ts';

type Row = TitlesFile['sections'][number];

const sections: Row[] = [
  [0, 1, '', 'Limits', '', ['quotas'], 9],
  [0, 2, 'delays', 'Delays and retries', 'maxRetries', [], 0],
  [1, 1, '', 'Data stores', '', [], 0],
  [1, 2, 'limits', 'Limits of stores', '', [], 0],
  [1, 2, 'delay', 'Delay a workflow', '$.flow.delay(ms)', [], 0],
  [2, 1, '', 'Delay', '', [], 0],
];
const scan = scanner({
  pages: [
    ['/docs/limits/', 'Reference'],
    ['/docs/data-stores/', 'Data'],
    ['/docs/delay/', 'Code'],
  ],
  sections,
  tag: 'docs-default-current',
  origin: 'https://docs.example.com',
  base: '/docs/',
});
const headings = (query: string) => scan(query).map(({id}) => sections[id]![3]);

test.each([
  ['the first letter of a name', 'q', 'Limits'],
  ['half a word', 'data sto', 'Data stores'],
  ['the name that is the query, before those that mention it', 'delay', 'Delay'],
  ['the page that is called so, before a section', 'limits', 'Limits'],
  ['another name', 'quotas', 'Limits'],
  ['a name from code', '$.flow.delay', 'Delay a workflow'],
  ['a part of such a name', 'maxretries', 'Delays and retries'],
  ['all words, in any order', 'stores limits', 'Limits of stores'],
  [
    'what is asked, though small words are around it',
    'how do I delay a workflow',
    'Delay a workflow',
  ],
])('finds %s: %s', (_, query, heading) => {
  expect(headings(query)[0]).toBe(heading);
});

test('the words that matched are told, for the highlighting', () => {
  expect(scan('retr')[0]!.terms).toEqual([{retries: ['heading']}]);
});

test('the middle of a word is not found', () => {
  expect(headings('tore')).toEqual([]);
});

test.each(['', ' ', '?!', '(((', '.*+?^${}()|[]\\', '$+.', '\u{1F642}', 'x'.repeat(10_000)])(
  'hostile query %# is answered without an error',
  (query) => expect(() => scan(query)).not.toThrow(),
);
