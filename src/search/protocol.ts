import type {Hit} from './hits.ts';

/** The index in use, each better than the one before: none yet, one of names, one of everything. */
export const STAGES = ['none', 'titles', 'full'] as const;
export type Stage = (typeof STAGES)[number];

/**
 * Where the index files are served. The worker receives it in its name, as JSON: a message would
 * reach it only when the page has finished drawing the dialog.
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
