import {indexTerms, allWords} from './tokenize.ts';

test.each([
  ['steps.trigger.event', ['steps.trigger.event', 'trigger.event', 'event', 'trigger']],
  ['$.flow.delay', ['flow.delay', 'delay', 'flow']],
  ['maxRetries', ['maxretries', 'max', 'retries', '~retri']],
  ['e-mail', ['e-mail', 'email', 'mail']],
  ['x-acme-notrigger', ['x-acme-notrigger', 'notrigger']],
  ['HTTP 429', ['http', '429']],
  ['data_store', ['data_store', 'data', 'store']],
  ['retrying', ['retrying', '~retri']],
])('%s is indexed under all its forms', (text, terms) => {
  expect(indexTerms(text)).toEqual(expect.arrayContaining(terms));
});

test("stop words aren't indexed", () => {
  expect(indexTerms('how do I raise the limit')).toEqual(
    expect.not.arrayContaining(['how', 'do', 'i', 'the']),
  );
});

test('a query keeps identifiers whole, and also has their parts', () => {
  expect(allWords('to $.flow.delay')).toEqual([
    {whole: 'to', parts: []},
    {whole: 'flow.delay', parts: ['flow', 'delay']},
  ]);
});

test.each(['', '   ', '<img onerror=alert(1)>', '((([[[', '🙂', 'שלום', 'a'.repeat(10_000)])(
  "hostile query %# doesn't throw",
  (query) => expect(() => allWords(query)).not.toThrow(),
);
