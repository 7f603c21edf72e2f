/**
 * How the embedded search scales. Copies the sections of the last build until there are as many
 * pages as requested, and changes some words of each copy so that the vocabulary grows too. Each
 * index is loaded and queried in its own process, to measure its memory.
 */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {fullFile, titlesFile} from '@portal/search/indexing/indexFiles';
import {brotliQuality} from '@portal/hosting/finishing/compress';
import {INDEX_FILE, TITLES_FILE, type SearchRecord} from '@portal/search/engine/records';
import {root} from './run.ts';
import type {Loaded} from './searchLoad.ts';
import {KB, type Table} from './table.ts';

/** This site, four times this site, and a large portal. All three take a minute and a half. */
const PAGES = [93, 372, 1000];

/** One word in five is replaced in each copy, consistently within the copy. */
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

const pageOf = ({url}: SearchRecord) => url.split('#')[0]!;

function copyOf(record: SearchRecord, copy: number): SearchRecord {
  const {url, hierarchy, content, aliases, keys, code} = record;
  const names = Object.entries(hierarchy).map(([level, name]: [string, string | null]) => [
    level,
    name === null ? null : another(name, copy),
  ]);
  return {
    ...record,
    url: copy === 0 ? url : url.replace(/(?=#|$)/, `${copy}/`),
    hierarchy: Object.fromEntries(names) as SearchRecord['hierarchy'],
    content: another(content, copy),
    aliases: aliases.map((alias) => another(alias, copy)),
    keys: another(keys, copy),
    code: another(code, copy),
  };
}

/** The sections of the given number of pages: full copies of the site, then part of one. */
function grow(records: readonly SearchRecord[], pages: number): SearchRecord[] {
  const addresses = [...new Set(records.map(pageOf))];
  const copies = Math.ceil(pages / addresses.length);
  return Array.from({length: copies}, (_, copy) => {
    const left = new Set(addresses.slice(0, pages - copy * addresses.length));
    return records
      .filter((record) => left.has(pageOf(record)))
      .map((record) => copyOf(record, copy));
  }).flat();
}

/** The size of a search file as the build compresses it, in bytes. */
function packedSize(path: string): number {
  const content = readFileSync(path);
  const params = {[constants.BROTLI_PARAM_QUALITY]: brotliQuality(path)};
  return brotliCompressSync(content, {params}).length;
}

function measure(records: readonly SearchRecord[], pages: number): (string | number)[] {
  const many = grow(records, pages);
  const folder = mkdtempSync(join(tmpdir(), 'search-growth-'));
  const started = performance.now();
  const full = JSON.stringify(fullFile(many));
  const built = (performance.now() - started) / 1000;
  const titles = JSON.stringify(titlesFile(many));
  const files = {
    titles: join(folder, TITLES_FILE),
    full: join(folder, INDEX_FILE),
  };
  writeFileSync(files.titles, titles);
  writeFileSync(files.full, full);
  const packed = {titles: packedSize(files.titles), full: packedSize(files.full)};
  const args = ['--expose-gc', '--import', 'tsx', join(__dirname, 'searchLoad.ts'), folder];
  const {stdout, stderr, status} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  rmSync(folder, {recursive: true});
  if (status !== 0) throw new Error(`Could not measure ${pages} pages:\n${stderr}`);
  const loaded = JSON.parse(stdout) as Loaded;
  return [
    pages,
    many.length,
    KB(packed.titles, 0),
    KB(packed.full, 0),
    built.toFixed(1),
    loaded.firstMs,
    loaded.fullMs,
    loaded.pressMs,
    loaded.megabytes,
  ];
}

/** Sizes, times and memory of the index of the last build as the site grows. */
export function measureSearchGrowth(): Table {
  const file = join(root, '.docusaurus/search-records.json');
  const records = JSON.parse(readFileSync(file, 'utf8')) as SearchRecord[];
  return {
    title: 'Growth of the embedded search',
    columns: [
      'pages',
      'sections',
      'first index KB',
      'full index KB',
      'build s',
      'first ready ms',
      'full ready ms',
      'key press p95 ms',
      'memory MB',
    ],
    rows: PAGES.map((pages) => measure(records, pages)),
  };
}
