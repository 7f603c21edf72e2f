import {join} from 'node:path';
import {Worker} from 'node:worker_threads';
import {WorkQueue} from '../workQueue.ts';
import type {BuiltPage, PageToRead} from './readPage.ts';

/** Pages that are read before a thread has started. */
const WORTH_THREADS = 24;

/** @returns a queue that reads pages; it rejects a page without a document body, by its address */
export const pageReader = (): WorkQueue<PageToRead, BuiltPage> =>
  new WorkQueue({
    // Where everything is remembered, the packages that read are not loaded.
    here: async (page) => (await import('./readPage.ts')).readPage(page),
    thread: () =>
      new Worker(join(__dirname, 'worker.js'), {resourceLimits: {maxYoungGenerationSizeMb: 64}}),
    worthThreads: WORTH_THREADS,
  });
