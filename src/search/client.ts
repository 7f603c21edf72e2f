import {EmbeddedClient} from './embeddedClient';
import type {IndexUrls} from './protocol';

let client: EmbeddedClient | undefined;

/**
 * The tab's only embedded client. Creating it doesn't load anything; the indexes are loaded when a
 * reader searches.
 *
 * @param baseUrl - the path of the site, and so of its index
 */
export function embeddedClient(baseUrl: string): EmbeddedClient {
  const urls: IndexUrls = {
    titlesUrl: `${baseUrl}search-titles.json`,
    fullUrl: `${baseUrl}search-index.json`,
  };
  client ??= new EmbeddedClient(
    () =>
      new Worker(/* webpackChunkName: "search" */ new URL('./worker.ts', import.meta.url), {
        name: JSON.stringify(urls),
      }),
  );
  return client;
}
