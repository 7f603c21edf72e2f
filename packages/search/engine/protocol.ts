import type {Hit} from './hits.ts';

/**
 * From the page to the worker. The worker starts the first load itself. It gets the site's base URL as
 * its name, because a message would only arrive after the page has rendered the dialog.
 */
export type Request = {kind: 'load'} | {kind: 'search'; id: number; query: string; limit: number};

/** The best hits, and how many there are, in Algolia's format. */
export interface Results {
  hits: Hit[];
  nbHits: number;
}

/** From the worker to the page. `loaded` comes twice, because each index is better than none. */
export type Response =
  | {kind: 'loaded'}
  | {kind: 'failed'; message: string}
  | ({kind: 'results'; id: number} & Results);
