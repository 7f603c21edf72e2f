import {highlight, opening, snippet, typedTerms} from './highlight.ts';
import {indexTerms} from './tokenize.ts';

const terms = (text: string) => new Set(indexTerms(text));

test('marks the matches and escapes the rest', () => {
  expect(highlight('Use <T> for retries & delays', terms('retry'))).toBe(
    'Use &lt;T&gt; for <mark>retries</mark> &amp; delays',
  );
});

test("doesn't mark punctuation", () => {
  expect(highlight('Wait (in the loop).', terms('loop'))).toBe('Wait (in the <mark>loop</mark>).');
});

test('marks an identifier whose tail matches', () => {
  expect(highlight('steps.trigger.event', terms('event'))).toBe('<mark>steps.trigger.event</mark>');
});

test('HTML in the text is escaped', () => {
  expect(highlight('<img src=x onerror=alert(1)>', terms('img'))).not.toContain('<img');
});

test('marks only what was typed: the word, its forms, its prefix and a typo', () => {
  const found = ['limit', '~limit', 'maximum', 'shortest', '~shortest'];
  expect([...typedTerms('limits', found)]).toEqual(['limit', '~limit']);
  expect([...typedTerms('max', found)]).toEqual(['maximum']);
  expect([...typedTerms('limt maximun', found)]).toEqual(['~limit', 'maximum']);
});

test('a snippet is the sentence with the most matches', () => {
  const text = 'A delay helps. Set the delay of a retry in seconds.\nRetries: off';
  expect(snippet(text, terms('retry delay'))).toBe(
    'Set the <mark>delay</mark> of a <mark>retry</mark> in seconds.',
  );
  expect(opening(text)).toBe('A delay helps.');
});

test('a long sentence is cut shortly before the match', () => {
  const text = `${'word '.repeat(50)}delay ${'more '.repeat(50)}`.trim();
  expect(snippet(text, terms('delay'))).toMatch(/^… (word ){6}<mark>delay<\/mark>( more){21} …$/);
});

test('without a match, there is no snippet', () =>
  expect(snippet('nothing here', terms('delay'))).toBeUndefined());
