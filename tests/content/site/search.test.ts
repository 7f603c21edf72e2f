/** Tests the results and the sizes of the two index files of the built site. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {known as site, searchWords, versionOfRoute} from '../../../src/facts.ts';
import {buildEngine} from '@portal/search/engine/engine';
import {INDEX_FILE, TITLES_FILE} from '@portal/search/engine/records';
import {search} from '@portal/search/engine/search';
import {
  openIndex,
  type OpenIndex,
  rankOf,
  readQueries,
  type QueryEntry,
} from '../../helpers/recall.ts';
import {build, builtPages, filesEndingIn, routeOf} from '../../builtSite.ts';

const docs = join(build, 'docs');
const isSearched = (page: {path: string}) => versionOfRoute(routeOf(page)).searched;
const latest = builtPages.filter(isSearched);
const queries = readQueries();
const heldOut = readQueries('held-out.yaml');
const wishes = readQueries('wishes.yaml');
const fresh = readQueries('fresh.yaml');
let index: OpenIndex;
beforeAll(async () => {
  index = await openIndex(docs);
});

/** Searches for a query and finds the rank of the right section in the results. */
function rankedFor(entry: QueryEntry) {
  const results = search(index.engine, entry.query, index.sections);
  return {entry, results, rank: rankOf(entry, results, index.sections, site.base)};
}
type Ranked = ReturnType<typeof rankedFor>;

const found = new Map<QueryEntry, Ranked>();

/** Returns the results of queries. Each query runs only once. */
const ranked = (entries: QueryEntry[]): Ranked[] =>
  entries.map((entry) => {
    const known = found.get(entry) ?? rankedFor(entry);
    found.set(entry, known);
    return known;
  });

/** Returns a line for each query whose right section ranks below the limit. */
const misses = (list: Ranked[], limit: number) =>
  list
    .filter(({rank}) => rank > limit)
    .map(({entry, rank}) => `${entry.query} (${rank}) expects ${entry.expect.join(' or ')}`);

const typos = (entries: QueryEntry[]) => entries.filter(({kind}) => kind === 'typo');

test('there are enough queries', () => {
  expect(queries.length).toBeGreaterThanOrEqual(1000);
  expect(typos(queries).length).toBeGreaterThanOrEqual(170);
  expect(heldOut.length).toBeGreaterThanOrEqual(150);
  expect(typos(heldOut).length).toBeGreaterThanOrEqual(40);
  expect(wishes.length).toBeGreaterThanOrEqual(40);
  const all = [...queries, ...heldOut, ...wishes, ...fresh];
  expect(new Set(all.map(({query}) => query)).size).toBe(all.length);
});

const known = new Set(
  latest.flatMap((page) => [
    routeOf(page),
    ...page.headers.map(({slug}) => `${routeOf(page)}#${slug}`),
  ]),
);

test('expected addresses exist', () => {
  const all = [...queries, ...heldOut, ...wishes, ...fresh];
  const unknown = all.flatMap(({expect: right}) => right.filter((at) => !known.has(at)));
  expect(unknown).toEqual([]);
});

test('sections with other names or with questions of readers exist', () => {
  const {names, asked} = searchWords();
  const addresses = [...Object.keys(names), ...Object.keys(asked)];
  expect(addresses.filter((address) => !known.has(address))).toEqual([]);
});

test.each([
  ['our queries', 1, 0.97, queries],
  ['our queries', 5, 0.99, queries],
  ['our misspelled queries', 5, 0.99, typos(queries)],
  ['our words that are written apart', 3, 1, queries.filter(({kind}) => kind === 'apart')],
  ['our names from code', 3, 0.95, queries.filter(({kind}) => kind === 'code')],
  ['held-out queries', 1, 0.95, heldOut],
  ['held-out queries', 5, 0.98, heldOut],
  ['misspelled held-out queries', 5, 0.97, typos(heldOut)],
  ['fresh queries', 1, 0.8, fresh],
  ['fresh queries', 5, 0.93, fresh],
  ['wishes', 3, 36 / 40, wishes],
])('%s: the right section is among the first %d for at least %d', (_, limit, floor, entries) => {
  const list = ranked(entries);
  const missed = misses(list, limit);
  const recall = 1 - missed.length / list.length;
  const message = recall >= floor ? [] : [`recall@${limit} ${recall.toFixed(3)}`, ...missed];
  expect(message).toEqual([]);
});

test('no page of an older version is indexed', () => {
  const paths = index.sections.list.map(({url}) => new URL(url).pathname);
  expect(paths.filter((path) => !isSearched({path}))).toEqual([]);
});

test('every section of the latest pages is indexed', () => {
  const urls = index.sections.list.map(({url}) => new URL(url));
  const indexed = new Set(urls.map(({pathname, hash}) => pathname + hash));
  const missing = latest
    .flatMap(({path, headers}) => headers.map(({slug}) => `${path}#${slug}`))
    .filter((address) => !indexed.has(address));
  expect(missing).toEqual([]);
});

test('the index of titles alone finds pages by title', async () => {
  const {sections} = index;
  const first = search(buildEngine(sections.list), 'connected accounts', sections)[0]!;
  expect(sections.list[first.id]!.url).toMatch(/\/connected-accounts\/$/);
});

test.each([
  [TITLES_FILE, 60],
  [INDEX_FILE, 540],
])('%s has at most %d KB compressed', (name, limit) => {
  expect(statSync(join(docs, `${name}.br`)).size).toBeLessThanOrEqual(limit * 1024);
});

test('the dialog is in a separate script that not every page loads', () => {
  const scripts = join(docs, 'assets/js');
  const holding = readdirSync(scripts)
    .filter((file) => file.endsWith('.js'))
    .filter((file) => readFileSync(join(scripts, file), 'utf8').includes('combobox-commit'));
  expect(holding).toHaveLength(1);
  expect(holding[0]).not.toMatch(/^(main|runtime~main|framework)\./);
});

test('no page mentions or preconnects to a third party', () => {
  const naming = filesEndingIn('.html').filter((file) =>
    /rel="?preconnect|algolia\.net/.test(readFileSync(join(build, file), 'utf8')),
  );
  expect(naming).toEqual([]);
});
