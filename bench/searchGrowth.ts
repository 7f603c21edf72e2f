/**
 * How far the embedded search carries: the sections of the last build, copied until there are many
 * times as many pages, with a part of each copy's words changed so that the vocabulary grows too.
 *
 *     npx tsx bench/searchGrowth.ts [times…]
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import MiniSearch from 'minisearch';
import {fullFile} from '../src/plugins/search/index.ts';
import {titlesFile} from '../src/plugins/search/records.ts';
import {ask} from '../src/search/ask.ts';
import {indexOptions, vocabularyOf} from '../src/search/engine.ts';
import {Sections} from '../src/search/hits.ts';
import type {SearchRecord} from '../src/search/records.ts';
import {readQueries} from '../tests/search/queries.ts';
import {root} from './run.ts';

/** One word type in five is another one in each copy, the same throughout the copy. */
const CHANGED = 5;

/** A small, stable hash of a word. */
const hash = (word: string) =>
  Array.from(word).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

const another = (text: string, copy: number) =>
  copy === 0
    ? text
    : text.replaceAll(/[A-Za-z]{4,}/g, (word) =>
        (hash(word.toLowerCase()) + copy) % CHANGED === 0 ? `${word}${copy.toString(36)}x` : word,
      );

function copyOf(record: SearchRecord, copy: number): SearchRecord {
  const {hierarchy, content, keys, code, url_without_anchor: page, anchor} = record;
  const address = copy === 0 ? page : `${page}${copy}/`;
  const names = Object.entries(hierarchy).map(([level, name]: [string, string | null]) => [
    level,
    name === null ? null : another(name, copy),
  ]);
  return {
    ...record,
    url: anchor ? `${address}#${anchor}` : address,
    url_without_anchor: address,
    hierarchy: Object.fromEntries(names) as SearchRecord['hierarchy'],
    content: another(content, copy),
    keys: another(keys, copy),
    code: another(code, copy),
  };
}

const KB = (text: string) => {
  const params = {[constants.BROTLI_PARAM_QUALITY]: 9};
  return Math.round(brotliCompressSync(text, {params}).length / 1024);
};

function measure(records: readonly SearchRecord[], times: number) {
  const many = Array.from({length: times}, (_, copy) =>
    records.map((record) => copyOf(record, copy)),
  ).flat();
  const titles = titlesFile(many, new URL(many[0]!.url).origin, '/docs/');
  const full = fullFile(many);
  const started = performance.now();
  const engine = MiniSearch.loadJSON(full.index, indexOptions);
  vocabularyOf(engine);
  const loaded = performance.now() - started;
  const sections = new Sections(titles, full.texts);
  const presses = readQueries().flatMap(({query}) =>
    Array.from(query, (_, at) => query.slice(0, at + 1)),
  );
  const taken = presses
    .map((typed) => {
      const asked = performance.now();
      ask(engine, typed, sections);
      return performance.now() - asked;
    })
    .sort((a, b) => a - b);
  return {
    pages: titles.pages.length,
    sections: many.length,
    'first index, KB': KB(JSON.stringify(titles)),
    'full index, KB': KB(JSON.stringify(full)),
    'load, ms': Math.round(loaded),
    'key press p95, ms': Number(taken[Math.floor(0.95 * (taken.length - 1))]!.toFixed(1)),
  };
}

const file = join(root, '.docusaurus/search-records.json');
const records = JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
const given = process.argv.slice(2).map(Number);
console.table((given.length > 0 ? given : [1, 2, 4, 8]).map((times) => measure(records, times)));
