import type {Hit} from './hits.ts';

/** Which of the two indexes has answered: names only, or everything. */
export type Stage = 'titles' | 'full';

/** From the page to the worker. */
export type Request =
  | {kind: 'load'; titlesUrl: string; fullUrl: string}
  | {kind: 'search'; id: number; query: string; offset: number; limit: number};

/** From the worker to the page. */
export type Response =
  | {kind: 'stage'; stage: Stage}
  | {kind: 'failed'; message: string}
  | {kind: 'results'; id: number; hits: Hit[]; total: number; stage: Stage};
