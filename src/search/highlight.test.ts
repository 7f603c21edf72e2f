import {highlight, snippet} from './highlight.ts';
import {indexTerms} from './tokenize.ts';

const terms = (text: string) => new Set(indexTerms(text));

test('marks what was found and escapes the rest', () => {
  expect(highlight('Use <T> for retries & delays', terms('retry'))).toBe(
    'Use &lt;T&gt; for <mark>retries</mark> &amp; delays',
  );
});

test('marks an identifier by its tail', () => {
  expect(highlight('steps.trigger.event', terms('event'))).toBe('<mark>steps.trigger.event</mark>');
});

test('a hostile text stays text', () => {
  expect(highlight('<img src=x onerror=alert(1)>', terms('img'))).not.toContain('<img');
});

test('a snippet begins shortly before the match', () => {
  const text = `${'word '.repeat(50)}delay ${'more '.repeat(50)}`.trim();
  expect(snippet(text, terms('delay'))).toMatch(/^… (word ){5}<mark>delay<\/mark>( more){18} …$/);
});

test('no match, no snippet', () => expect(snippet('nothing here', terms('delay'))).toBeUndefined());
