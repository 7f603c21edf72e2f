/** The two index files of the built site: what they find, what they weigh, what they leave out. */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join, resolve} from 'node:path';
import MiniSearch from 'minisearch';
import {manifestSchema} from '../../src/plugins/page-manifest/schema.ts';
import {ask} from '../../src/search/ask.ts';
import {indexOptions} from '../../src/search/engine.ts';
import {readerWords} from '../../facts/readerWords/index.ts';
import {Sections} from '../../src/search/hits.ts';
import type {FullFile, TitlesFile} from '../../src/search/records.ts';
import {titlesEngine} from '../../src/search/service.ts';
import {rankOf, readQueries} from '../search/queries.ts';

const docs = resolve(__dirname, '../../build/docs');
const read = (name: string) => readFileSync(join(docs, name), 'utf8');
const pages = manifestSchema.parse(JSON.parse(read('pages.json')));
const latest = pages.filter(({path}) => !path.startsWith('/docs/v1/'));
const titles = JSON.parse(read('search-titles.json')) as TitlesFile;
const full = JSON.parse(read('search-index.json')) as FullFile;
const sections = new Sections(titles, full.texts);
const engine = MiniSearch.loadJSON(full.index, indexOptions);
const queries = readQueries();
const ranked = queries.map((entry) => {
  const results = ask(engine, entry.query, sections);
  return {entry, results, rank: rankOf(entry, results, sections)};
});

/** A line for each query whose right section comes later than that. */
const misses = (list: typeof ranked, limit: number) =>
  list
    .filter(({rank}) => rank > limit)
    .map(({entry, rank}) => `${entry.query} (${rank}) expects ${entry.expect.join(' or ')}`);

/** Fails with the misses when more than a share of the queries has none in the first places. */
function expectRecall(list: typeof ranked, limit: number, floor: number): void {
  const missed = misses(list, limit);
  const recall = 1 - missed.length / list.length;
  const message = recall >= floor ? [] : [`recall@${limit} ${recall.toFixed(3)}`, ...missed];
  expect(message).toEqual([]);
}

const typos = ranked.filter(({entry}) => entry.kind === 'typo');

test('there are enough queries', () => {
  expect(queries.length).toBeGreaterThanOrEqual(400);
  expect(typos.length).toBeGreaterThanOrEqual(70);
  expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
});

const known = new Set(
  latest.flatMap(({path, headers}) => {
    const page = path.slice('/docs'.length);
    return [page, ...headers.map(({slug}) => `${page}#${slug}`)];
  }),
);

test('expected addresses exist', () => {
  const all = [...queries, ...readQueries('held-out.yaml')];
  const unknown = all.flatMap(({expect: right}) => right.filter((at) => !known.has(at)));
  expect(unknown).toEqual([]);
});

test('sections that readers call otherwise exist', () => {
  expect(Object.keys(readerWords).filter((address) => !known.has(address))).toEqual([]);
});

test('the right section comes first for 93 % of the queries', () => expectRecall(ranked, 1, 0.93));

test('it is among the first five for 98 %', () => expectRecall(ranked, 5, 0.98));

test('it is among the first five for 95 % of the misspelt', () => expectRecall(typos, 5, 0.95));

test('no query finds a page of an older version', () => {
  const older = ranked
    .flatMap(({results}) => results.map(({id}) => sections.address(id).page))
    .filter((address) => new URL(address).pathname.startsWith('/docs/v1/'));
  expect(older).toEqual([]);
  expect(titles.pages.filter(([path]) => path.startsWith('/docs/v1/'))).toEqual([]);
});

test('every section of the latest pages is indexed', () => {
  const indexed = new Set(
    titles.sections.map(([page, , anchor]) => `${titles.pages[page]![0]}#${anchor}`),
  );
  const missing = latest
    .flatMap(({path, headers}) => headers.map(({slug}) => `${path}#${slug}`))
    .filter((address) => !indexed.has(address));
  expect(missing).toEqual([]);
});

test('the first index finds pages by their titles, alone', () => {
  const small = titlesEngine(titles);
  const first = ask(small, 'connected accounts', sections)[0]!;
  expect(sections.address(first.id).page).toMatch(/\/connected-accounts\/$/);
});

test.each([
  ['search-titles.json', 60],
  ['search-index.json', 500],
])('%s has at most %d KB compressed', (name, limit) => {
  expect(statSync(join(docs, `${name}.br`)).size).toBeLessThanOrEqual(limit * 1024);
});

test('no page names or prepares a third party', () => {
  const naming = readdirSync(docs, {recursive: true, encoding: 'utf8'})
    // Old addresses that end in .html are folders.
    .filter((file) => file.endsWith('.html') && statSync(join(docs, file)).isFile())
    .filter((file) => /rel="?preconnect|algolia\.net/.test(read(file)));
  expect(naming).toEqual([]);
});
