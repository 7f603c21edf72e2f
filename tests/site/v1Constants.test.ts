/**
 * Tests that the pages of v1 contain the constants of v1. The values are repeated here, because a
 * fact that changes by mistake would otherwise change both sides.
 */
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {load} from 'cheerio';
import type {Page} from '@portal/hosting/manifest/schema';

const build = resolve(__dirname, '../../build/docs');
const read = (file: string) => readFileSync(join(build, file), 'utf8');

/** A constant. Some row, item or paragraph of the page must contain all words, in order. */
interface Constant {
  what: string;
  route: string;
  words: string[];
}

const onLimits = (what: string, ...words: string[]): Constant => ({
  what,
  route: '/v1/limits/',
  words,
});

const constants: Constant[] = [
  {what: 'language', route: '/v1/workflows/steps/code/', words: ['Node.js is the only language']},
  {what: 'Node.js', route: '/v1/workflows/steps/code/', words: ['Node.js 14']},
  onLimits('HTTP payload', 'Body', '512KB', 'Status 413'),
  onLimits('email, normal address', 'Normal', '150KB'),
  onLimits('email, upload address', 'Upload', '30MB'),
  onLimits('large payload', 'Body or file', '5TB'),
  {what: 'signed address', route: '/v1/workflows/steps/triggers/', words: ['works', '30 minutes']},
  onLimits('function payload', 'Logs, exports', '6MB'),
  onLimits('nested objects', 'event or export', '256 nested objects'),
  onLimits('memory', '256MB', 'up to 10GB'),
  onLimits('/tmp', '/tmp', '512MB'),
  {
    what: '/tmp',
    route: '/v1/workflows/steps/code/nodejs/working-with-files/',
    words: ['Size', '512MB'],
  },
  onLimits('execution time, HTTP and email', 'HTTP', '30 seconds', '300 seconds', '750 seconds'),
  onLimits('execution time, schedule', 'Schedule', '60 seconds', '300 seconds', '750 seconds'),
  onLimits('inspector history', 'inspector', '100', '30 days'),
  {what: 'inspector history', route: '/v1/workflows/events/inspect/', words: ['30 days']},
  onLimits('$checkpoint', '$checkpoint', '64KB'),
  {what: '$checkpoint', route: '/v1/workflows/steps/code/state/', words: ['Size', '64KB']},
  onLimits('environment variable', 'Environment variable', '64KB'),
  onLimits('attachments', 'Attachments', '10MB', '200MB'),
  onLimits('events of a source', 'Events of a source', '100'),
  onLimits('logs of a source', 'Logs of a source', '100'),
  onLimits('configured props', 'Configured props', '64KB'),
  onLimits('$.service.db', '$.service.db', '60KB'),
  onLimits('request rate', 'Rate', '10 requests per second'),
  onLimits('queue', '100 events by default', '10,000'),
  onLimits('SQL retention', 'rows kept', '30 days'),
  onLimits('SQL query', 'time of a query', '60 seconds'),
  onLimits('SQL result', 'result of a query', '1GB'),
  {what: 'SQL retention', route: '/v1/destinations/sql/', words: ['Rows kept', '30 days']},
  {what: 'batches', route: '/v1/destinations/sql/', words: ['every 60 seconds']},
  onLimits('$send.http', '$send.http', '5 seconds'),
  onLimits('compute time counted', 'each run counts', '100 ms'),
  onLimits('free invocations', 'Free', '333'),
  onLimits('invocations of a free organization', 'Free organization', '66'),
  onLimits('compute time', 'Free', '30 minutes'),
  {what: 'free months', route: '/v1/pricing/', words: ['Free', '10,000', '333']},
  {what: 'Pro', route: '/v1/pricing/', words: ['Pro', '$19', '20,000', '$0.0002']},
  {what: 'Team', route: '/v1/pricing/', words: ['Team', '$19', '20,000', '$0.0002']},
  {what: 'members of a team', route: '/v1/pricing/', words: ['5 members']},
];

/** Values and features that only v2 has. `row` is the table row around a text, or the text. */
const ofV2: Record<string, (text: string, row: string) => boolean> = {
  'the size of /tmp': (text) => /\b2 ?GB\b/.test(text),
  'a year of history': (text) => /\b365 days\b/.test(text),
  // The upload address of v1 has the same limit as the only address of v2.
  'a size of emails': (text, row) => /\b30 ?MB\b/.test(text) && !/upload/i.test(row),
  credits: (text) => /\bcredits?\b/i.test(text),
  attachments: (text) => /\b25 ?MB\b/.test(text),
  'data stores': (text) => /\b1,?024 keys\b/.test(text),
  'other languages': (text) => /\bPython \d|\bGo 1\.\d/.test(text),
};

/** Words in a block, its row, its column or its heading that mean it's about v2. */
const SAYS_SO = /\bv2\b|\bnow\b/i;

type Cheerio = ReturnType<typeof load>;

interface Statement {
  text: string;
  row: string;
  isOfV2: boolean;
}

/** Returns the headings, paragraphs, items and table cells of a page. */
function statements($: Cheerio): Statement[] {
  let heading = '';
  return $('article .markdown')
    .find('h2, h3, p, li, td')
    .toArray()
    .map((element) => {
      const block = $(element);
      const text = block.text().replace(/\s+/g, ' ');
      if (/^h\d$/.test(element.name)) heading = text;
      if (element.name !== 'td')
        return {text, row: text, isOfV2: SAYS_SO.test(`${heading} ${text}`)};
      const row = block.closest('tr').text();
      const column = block.closest('table').find('th').eq(block.index()).text();
      return {text, row, isOfV2: [heading, row, column].some((place) => SAYS_SO.test(place))};
    });
}

/** Returns values of v2 in text that isn't about v2. */
function foreign($: Cheerio): string[] {
  return statements($)
    .filter(({isOfV2}) => !isOfV2)
    .flatMap(({text, row}) =>
      Object.entries(ofV2)
        .filter(([, isIn]) => isIn(text, row))
        .map(([what]) => `${what}: ${text}`),
    );
}

function states($: Cheerio, words: string[]): boolean {
  return $('article .markdown')
    .find('p, li, tr')
    .toArray()
    .map((element) => $(element).text().replace(/\s+/g, ' '))
    .some(
      (text) => words.reduce((from, word) => (from < 0 ? -1 : text.indexOf(word, from)), 0) >= 0,
    );
}

const pageAt = (route: string) => load(read(`${route}index.html`));

test.each(constants)('$what is on $route', ({route, words}) => {
  expect({words, stated: states(pageAt(route), words)}).toEqual({words, stated: true});
});

const routes = (JSON.parse(read('pages.json')) as Page[])
  .map(({path}) => path.replace(/^\/docs/, ''))
  .filter((route) => route.startsWith('/v1/'));

test.each(routes)('%s contains no values of v2 except in text about v2', (route) => {
  expect(foreign(pageAt(route))).toEqual([]);
});

test('finds a value of v2, but not in text about v2', () => {
  const article = (body: string) => load(`<article><div class="markdown">${body}</div></article>`);
  expect(foreign(article('<h2>Disk</h2><p>/tmp holds 2GB.</p>'))).toEqual([
    'the size of /tmp: /tmp holds 2GB.',
  ]);
  const table = '<table><tr><th>What</th><th>v1</th><th>v2</th></tr>';
  expect(
    foreign(article(`${table}<tr><td>/tmp</td><td>512MB</td><td>2GB</td></tr></table>`)),
  ).toEqual([]);
  expect(foreign(article(`${table}<tr><td>/tmp</td><td>2GB</td><td></td></tr></table>`))).toEqual([
    'the size of /tmp: 2GB',
  ]);
  expect(foreign(article('<h2>What differs in v2</h2><p>/tmp holds 2GB.</p>'))).toEqual([]);
});

test('fails for a constant with another value', () => {
  const page = load(read('v1/limits/index.html').replaceAll('512MB', '2GB'));
  expect(states(page, ['/tmp', '512MB'])).toBe(false);
});
