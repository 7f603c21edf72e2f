import type {Hit} from './hits.ts';

/** The index in use: names only, or everything. */
export type Stage = 'titles' | 'full';

/**
 * The URLs of the index files. The worker gets them as JSON in its name, because a message would only
 * arrive after the page has rendered the dialog.
 */
export interface IndexUrls {
  titlesUrl: string;
  fullUrl: string;
}

/** From the page to the worker. The worker starts the first load itself. */
export type Request =
  | {kind: 'load'}
  | {kind: 'search'; id: number; query: string; offset: number; limit: number};

/** From the worker to the page. */
export type Response =
  | {kind: 'stage'; stage: Stage}
  | {kind: 'failed'; message: string}
  | {kind: 'results'; id: number; hits: Hit[]; total: number};
