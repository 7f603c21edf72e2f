/**
 * Loads the two index files of a folder as the browser's worker does, types queries, and prints the
 * times as JSON. `searchGrowth.ts` runs it: `node --expose-gc --import tsx searchLoad.ts <folder>`.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildEngine, loadEngine} from '@portal/search/engine/engine';
import {
  INDEX_FILE,
  TITLES_FILE,
  type FullFile,
  type TitlesFile,
} from '@portal/search/engine/records';
import {search} from '@portal/search/engine/search';
import {Sections} from '@portal/search/engine/sections';
import {readQueries} from '@portal/search/recall/queries';
import {percentile} from './table.ts';

export interface Loaded {
  firstMs: number;
  fullMs: number;
  pressMs: number;
  megabytes: number;
}

/**
 * Times every 61st key press, about three hundred in all. As many untimed ones warm up the code.
 */
const EVERY = 61;

async function load(folder: string): Promise<Loaded> {
  const text = (name: string) => readFileSync(join(folder, name), 'utf8');
  const [titlesText, fullText] = [text(TITLES_FILE), text(INDEX_FILE)];
  const started = performance.now();
  const titles = JSON.parse(titlesText) as TitlesFile;
  buildEngine(titles);
  const firstMs = performance.now() - started;
  const again = performance.now();
  const full = JSON.parse(fullText) as FullFile;
  const engine = await loadEngine(full.index);
  const fullMs = performance.now() - again;
  const sections = new Sections(titles, full.texts, full.asked);
  delete (full as Partial<FullFile>).index;
  global.gc!();
  const megabytes = process.memoryUsage().heapUsed / 2 ** 20;
  const presses = readQueries().flatMap(({query}) =>
    Array.from(query, (_, at) => query.slice(0, at + 1)),
  );
  const time = (typed: string) => {
    const pressed = performance.now();
    search(engine, typed, sections);
    return performance.now() - pressed;
  };
  presses.filter((_, at) => at % EVERY === 30).forEach(time);
  const taken = presses.filter((_, at) => at % EVERY === 0).map(time);
  const pressMs = percentile(taken, 95);
  const whole = {firstMs, fullMs, megabytes};
  const rounded = Object.entries(whole).map(([name, value]) => [name, Math.round(value)]);
  return {
    ...(Object.fromEntries(rounded) as typeof whole),
    pressMs: Number(pressMs.toFixed(1)),
  };
}

if (require.main === module) {
  void load(process.argv[2]!).then((loaded) => console.log(JSON.stringify(loaded)));
}
