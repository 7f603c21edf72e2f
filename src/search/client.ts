import {EmbeddedClient} from './embeddedClient';
import type {IndexUrls} from './protocol';

let client: EmbeddedClient | undefined;

/**
 * The one embedded client of this tab. Making it starts nothing: the indexes are loaded when somebody
 * searches.
 *
 * @param baseUrl - the path under which the site, and so its index, is served
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
