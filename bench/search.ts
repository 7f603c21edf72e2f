import {statSync} from 'node:fs';
import {join} from 'node:path';
import {INDEX_FILE, TITLES_FILE} from '@portal/search/engine/records';
import {search} from '@portal/search/engine/search';
import {openIndex, rankOf, readQueries} from '../tests/helpers/recall.ts';
import {root} from './run.ts';
import {KB, percentile, type Table} from './table.ts';
import {known} from '../src/facts.ts';

const file = (name: string) => join(root, 'build/docs', name);

const compressed = (name: string) => KB(statSync(file(`${name}.br`)).size);

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** Recall over the query file, and the time of each key press while typing it. */
export async function measureSearch(): Promise<Table> {
  const {engine, sections} = await openIndex(join(root, 'build/docs'));
  const find = (query: string) => search(engine, query, sections);
  const time = (query: string) => {
    const started = performance.now();
    find(query);
    return performance.now() - started;
  };
  // First, because later key presses are faster: the code is warm, and words are cached.
  const first = time('wrokflow');

  const queries = readQueries();
  const ranks = queries.map((entry) => rankOf(entry, find(entry.query), sections, known.base));
  const heldOut = readQueries('held-out.yaml').map((entry) =>
    rankOf(entry, find(entry.query), sections, known.base),
  );
  const upTo = (limit: number) =>
    percent(ranks.filter((rank) => rank <= limit).length, ranks.length);

  const times = queries
    .flatMap(({query}) => Array.from(query, (_, at) => query.slice(0, at + 1)))
    .map(time);
  const at = (hundredths: number) => `${percentile(times, hundredths).toFixed(1)} ms`;

  return {
    title: 'Search',
    columns: ['figure', 'value'],
    rows: [
      ['queries', queries.length],
      ['recall at 1', upTo(1)],
      ['recall at 5', upTo(5)],
      ['held-out queries', heldOut.length],
      ['their recall at 1', percent(heldOut.filter((rank) => rank <= 1).length, heldOut.length)],
      ['their recall at 5', percent(heldOut.filter((rank) => rank <= 5).length, heldOut.length)],
      ['first index, brotli', `${compressed(TITLES_FILE)} KB`],
      ['full index, brotli', `${compressed(INDEX_FILE)} KB`],
      ['first query, misspelled, in Node', `${first.toFixed(1)} ms`],
      ['key presses, in Node', times.length],
      ['key press, median', at(50)],
      ['key press, 95th percentile', at(95)],
    ],
  };
}
