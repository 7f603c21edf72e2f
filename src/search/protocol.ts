import type {Hit} from './hits.ts';

/**
 * What answers, each better than the one before: nothing yet, names that are read through, an index
 * of names, one of everything.
 */
export const STAGES = ['none', 'scan', 'titles', 'full'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * Where the index files are served. The worker is told by its name, as JSON: a message would reach it
 * only when the page is done with drawing the dialog.
 */
export interface IndexUrls {
  titlesUrl: string;
  fullUrl: string;
}

/** From the page to the worker, which loads the first time by itself. */
export type Request =
  | {kind: 'load'}
  | {kind: 'search'; id: number; query: string; offset: number; limit: number};

/** From the worker to the page. */
export type Response =
  | {kind: 'stage'; stage: Stage}
  | {kind: 'failed'; message: string}
  | {kind: 'results'; id: number; hits: Hit[]; total: number; stage: Stage};
