/**
 * The last steps of a build, when Docusaurus has written the site: pages are made final, the full
 * search index is made, and all text files are packed. In as many threads as the machine has, for
 * none of it waits for the other but packing for what it packs.
 */
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import Tinypool from 'tinypool';
import {type Former, textFiles} from '../pack/files.ts';
import {isPackedAlike, writeWay} from '../pack/way.ts';

/** More threads than this only take memory. */
const MOST_THREADS = 4;

/** Files that a thread packs before it asks for more. */
const BATCH = 32;

/** Where a build is finished. */
export interface Place {
  /** The project. */
  siteDir: string;
  /** The folder that is going to be served. */
  staging: string;
  /** The one that is served now: what is the same there is not packed again. */
  live: string;
}

const siteIn = (folder: string) => join(folder, 'docs');

/** What making pages final changes: they name its styles. */
const isOfPages = (path: string) => /\.(html|css)$/.test(path);

const inBatches = (paths: readonly string[]) =>
  Array.from({length: Math.ceil(paths.length / BATCH)}, (_, at) =>
    paths.slice(at * BATCH, (at + 1) * BATCH),
  );

/** Finishes one build. Its threads start when it is made, so that `run` need not wait for them. */
export class Finishing {
  readonly #pool: Tinypool;

  constructor(private readonly place: Place) {
    const threads = Math.min(MOST_THREADS, availableParallelism());
    const filename = join(__dirname, 'thread.js');
    this.#pool = new Tinypool({filename, minThreads: threads, maxThreads: threads});
  }

  /**
   * @returns how many text files the site has: all of them are packed, but those too small to gain
   * @throws what a step threw; others may still be at work until `stop` is called
   */
  async run(): Promise<number> {
    const {siteDir, staging, live} = this.place;
    const docs = siteIn(staging);
    const others = textFiles(docs).filter((path) => !isOfPages(path));
    const known = isPackedAlike(live) ? {site: staging, former: live} : undefined;
    const counts = await Promise.all([
      this.#do('index', {siteDir, docs, known}).then(() => 1),
      this.#do('pages', {staging, docs}).then(() =>
        this.#pack(textFiles(docs).filter(isOfPages), known),
      ),
      this.#pack(others, known),
    ]);
    writeWay(staging);
    return counts.reduce((sum, count) => sum + count);
  }

  /** Ends the threads, and what they are at. */
  async stop(): Promise<void> {
    await this.#pool.destroy();
  }

  async #pack(paths: readonly string[], known?: Former): Promise<number> {
    await Promise.all(inBatches(paths).map((batch) => this.#do('pack', {paths: batch, known})));
    return paths.length;
  }

  #do(name: 'index' | 'pages' | 'pack', task: object): Promise<unknown> {
    return this.#pool.run(task, {name});
  }
}
