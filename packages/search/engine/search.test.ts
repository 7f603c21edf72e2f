import {buildEngine} from './engine.ts';
import {toHit} from './hits.ts';
import type {Hierarchy} from './records.ts';
import {findHits, search} from './search.ts';
import {Sections} from './sections.ts';

const texts = [
  {heading: 'Delay a workflow', content: 'Call $.flow.delay with milliseconds.'},
  {heading: 'Environment variables', content: 'Read a variable in code.'},
  {heading: 'Retry a request', content: 'After maxRetries runs the step fails.'},
  {heading: 'Data stores', content: 'Keep values between runs of a workflow.'},
  {heading: 'Schedule triggers', content: 'Run at an interval.'},
  {
    heading: 'Notes',
    content: 'Data stores, delays and variables are mentioned here. Stores, data. Loom.',
  },
  {heading: 'Read process.env', content: 'Has the values. MY_LOOM_KEY and --timer are options.'},
  {heading: 'Set the webhook', content: 'Bodies are up to 512KB. Waits 60 seconds, then responds.'},
  {heading: 'Timer with a clock face', content: 'Loom has a key. Keys of Loom, no cron.'},
  {
    heading: 'Accident',
    content: 'The name of any process in the env. A v9 of the retry. The web has a hook.',
  },
];
const hierarchyOf = (lvl2: string): Hierarchy => ({
  lvl0: 'Group',
  lvl1: 'Page',
  lvl2,
  lvl3: null,
  lvl4: null,
});
const list = texts.map(({heading, content}) => ({
  url: 'https://docs.example.com/docs/',
  type: 'lvl2' as const,
  hierarchy: hierarchyOf(heading),
  path: '',
  aliases: [],
  keys: '',
  links: 0,
  content,
}));
const engine = buildEngine(list);
const synonyms = [
  ['cron', 'crontab', 'schedule'],
  ['env var', 'environment variable'],
];
const sections = new Sections({sections: list, synonyms});
const results = (query: string) => search(engine, query, sections);
const first = (query: string) => texts[results(query)[0]?.id ?? 5]!.heading;

test.each([
  ['an identifier', '$.flow.delay', 'Delay a workflow'],
  ['the tail of an identifier', 'flow.delay', 'Delay a workflow'],
  ['half an identifier', '$.flow.de', 'Delay a workflow'],
  ['a name in camel case', 'maxRetries', 'Retry a request'],
  ['part of such a name', 'retries', 'Retry a request'],
  ['a heading rather than a mention', 'data stores', 'Data stores'],
  ['half a word', 'environ', 'Environment variables'],
  ['a missing letter', 'enviroment variables', 'Environment variables'],
  ['swapped letters', 'data stroes', 'Data stores'],
  ['swapped letters in half a word', 'envrio', 'Environment variables'],
  ['a missing space', 'datastores', 'Data stores'],
  ['a missing space after a stop word', 'theschedule', 'Schedule triggers'],
  ['a misspelled stop word', 'wherre are data stores', 'Data stores'],
  ['a short word with a missing letter', 'dat stores', 'Data stores'],
  ['two typos in a long word', 'enviromant', 'Environment variables'],
  ['a word that is only in the synonyms', 'crontab', 'Schedule triggers'],
  ['a word next to a contraction', "don't delay", 'Delay a workflow'],
  ['an unknown compound by its parts', 'delayedWorkflowsError', 'Delay a workflow'],
  ['an unknown path by a known one inside it', 'process.env.ANY_NAME', 'Read process.env'],
  ['an unknown path by its parts', 'v9/retry', 'Retry a request'],
  ["a question with the site's name", 'how does Loom schedule', 'Schedule triggers'],
  [
    'the end of a long question',
    'now that I have it all in here and would like to go on what is it that I do for an interval',
    'Schedule triggers',
  ],
  ['another grammatical form', 'delayed workflows', 'Delay a workflow'],
  ['a synonym', 'cron', 'Schedule triggers'],
  ['a synonym of two words', 'env var', 'Environment variables'],
  ['two words that are one', 'set web hook', 'Set the webhook'],
  ['the plural of two words that are one', 'web hooks', 'Set the webhook'],
  ['a word with a hyphen that is written without', 'web-hook', 'Set the webhook'],
  ['a word with a sign between its parts', 'web_hook', 'Set the webhook'],
  ['a word that is joined to Japanese', 'webhookの設定', 'Set the webhook'],
  ['a word between Chinese ones', '如何延迟workflow执行', 'Delay a workflow'],
  ['an option', '--timer', 'Read process.env'],
  ['the end of a name', '_LOOM_KEY', 'Read process.env'],
  ['a short unit of time', '60s', 'Set the webhook'],
  ['a unit of size after a space', '512 kb', 'Set the webhook'],
  [
    'the telling word at the end of a line of a log',
    `2026-11-28T01:02:03.123Z 8f2f31d4-33aa-4c1e-9e5e-2e6a1b0c9d7e ERROR ${'at fn (/var/task/a.js:1:2) '.repeat(14)} maxRetries`,
    'Retry a request',
  ],
  ['a question', 'how do I retry the request', 'Retry a request'],
])('finds %s: %s', (_, query, heading) => {
  expect(first(query)).toBe(heading);
});

test('highlights what was typed, in other forms and with typos, but no synonyms', () => {
  const marked = (query: string) => toHit(results(query)[0]!, sections).title;
  expect(marked('delayed')).toEqual(['', 'Delay', ' a workflow']);
  expect(marked('enviroment varia')).toEqual(['', 'Environment', ' ', 'variables', '']);
  expect(marked('cron')).toEqual(['Schedule triggers']);
});

test('counts the sections with all words, without filler words, and synonyms only if none has them', () => {
  const counted = (query: string) => {
    const {count, whole} = findHits(engine, query, 1, sections);
    return {whole, isLess: whole < count};
  };
  expect(counted('data stores')).toEqual({whole: 2, isLess: false});
  expect(counted('use a variable in code')).toEqual({whole: 1, isLess: true});
  expect(counted('cron')).toEqual({whole: 1, isLess: true});
  expect(counted('crontab')).toEqual({whole: 2, isLess: false});
  expect(counted('retry xyzzy')).toEqual({whole: 0, isLess: true});
});

test.each([
  '',
  '   ',
  '?!',
  '<img src=x onerror=alert(1)>',
  '(((',
  '🙂',
  'שלום',
  'x'.repeat(10_000),
])("hostile query %# doesn't throw", (query) => expect(() => results(query)).not.toThrow());

test("a query of only stop words doesn't throw", () => {
  expect(() => results('what is this')).not.toThrow();
});

test('the same query has the same results when it is repeated', () => {
  expect(results('data stores')).toEqual(results('data stores'));
});
