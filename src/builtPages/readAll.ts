import {once} from 'node:events';
import {availableParallelism} from 'node:os';
import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import type {BuiltPage, PageToRead} from './readPage.ts';

/** Fewer pages than this are read before a thread has started. */
const WORTH_THREADS = 24;

/** More threads than this only take memory: reading a page takes hundredths of a second. */
const MOST_THREADS = 4;

/** A page as it lies in the build: only one page a thread is held in memory. */
export type Source = () => Promise<PageToRead>;

async function one(worker: Worker, page: PageToRead): Promise<BuiltPage> {
  worker.postMessage(page);
  const [answer] = (await once(worker, 'message')) as [{read: BuiltPage} | {error: string}];
  if ('error' in answer) throw new Error(answer.error);
  return answer.read;
}

async function inThreads(sources: readonly Source[]): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  let next = 0;
  const work = async () => {
    const worker = new Worker(join(__dirname, 'worker.js'), {
      resourceLimits: {maxYoungGenerationSizeMb: 64},
    });
    try {
      for (let at = next++; at < sources.length; at = next++) {
        pages[at] = await one(worker, await sources[at]!());
      }
    } finally {
      await worker.terminate();
    }
  };
  const threads = Math.min(MOST_THREADS, availableParallelism());
  await Promise.all(Array.from({length: threads}, work));
  return pages;
}

async function here(sources: readonly Source[]): Promise<BuiltPage[]> {
  const {readPage} = await import('./readPage.ts');
  const pages: BuiltPage[] = [];
  for (const source of sources) pages.push(await readPage(await source()));
  return pages;
}

/**
 * Reads pages, in threads where that is faster.
 *
 * @returns what was read, in the order of the sources
 * @throws Error that names the first page without a document body
 */
export const readAll = (sources: readonly Source[]): Promise<BuiltPage[]> =>
  sources.length < WORTH_THREADS ? here(sources) : inThreads(sources);
