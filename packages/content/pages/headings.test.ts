import {clear, page, plant} from '../testing/plant.ts';
import {headingsOf} from './headings.ts';

afterAll(clear);

/** The headings of a page with these lines. The first is line 6. */
const headings = (...lines: string[]) =>
  headingsOf(plant({'docs/a.mdx': page(...lines)}).page('docs/a.mdx')).map(
    ({text, id, explicit, place: {line, column}}) => [text, id, explicit, `${line}:${column}`],
  );

test.each([
  ['## Two words', ['Two words', 'two-words', false, '6:1']],
  ['## Two words {/* #other */}', ['Two words', 'other', true, '6:1']],
  ['## Two words {#other}', ['Two words', 'other', true, '6:1']],
  ['### `code` and more {#other}', ['`code` and more'.replaceAll('`', ''), 'other', true, '6:1']],
])('%s', (line, heading) => expect(headings(line)).toEqual([heading]));

test('an ID in braces moves no place', () => {
  expect(headings('## One {#first}', '', 'Text with **bold**.', '', '## Two')).toEqual([
    ['One', 'first', true, '6:1'],
    ['Two', 'two', false, '10:1'],
  ]);
});
