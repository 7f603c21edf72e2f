import {highlight, opening, snippet, type Marked} from './highlight.ts';
import {indexTerms} from './tokenize.ts';

const terms = (text: string) => new Set(indexTerms(text));

/** Shows the matches in brackets. */
const shown = (parts: Marked | undefined) =>
  parts?.map((part, at) => (at % 2 === 1 ? `[${part}]` : part)).join('');

test('marks the matches', () => {
  expect(shown(highlight('Use <T> for retries & delays', terms('retry')))).toBe(
    'Use <T> for [retries] & delays',
  );
  expect(shown(highlight('Retries', terms('retry')))).toBe('[Retries]');
  expect(shown(highlight('Delays', terms('retry')))).toBe('Delays');
});

test("doesn't mark punctuation", () => {
  expect(shown(highlight('Wait (in the loop).', terms('loop')))).toBe('Wait (in the [loop]).');
});

test('marks an identifier whose tail matches', () => {
  expect(shown(highlight('steps.trigger.event', terms('event')))).toBe('[steps.trigger.event]');
});

test('a snippet is the sentence with the most matches', () => {
  const text = 'A delay helps. Set the delay of a retry in seconds.\nRetries: off';
  expect(shown(snippet(text, terms('retry delay')))).toBe(
    'Set the [delay] of a [retry] in seconds.',
  );
  expect(shown(opening(text))).toBe('A delay helps.');
});

test('a sentence comes before a table row, unless the row has more of the query', () => {
  const text =
    '\t$attempt: The next retry. Retries of a delay\nAfter a delay, the step is retried.';
  expect(shown(snippet(text, terms('retry')))).toBe('After a delay, the step is [retried].');
  expect(shown(snippet(text, terms('next attempt of a retry')))).toMatch(/^\[\$attempt\]:/);
});

test('a long sentence is cut shortly before the match', () => {
  const text = `${'word '.repeat(50)}delay ${'more '.repeat(50)}`.trim();
  expect(shown(snippet(text, terms('delay')))).toMatch(/^… (word ){6}\[delay\]( more){21} …$/);
});

test('without a match, there is no snippet', () =>
  expect(snippet('nothing here', terms('delay'))).toBeUndefined());
