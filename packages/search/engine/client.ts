import {EmbeddedClient} from './embeddedClient';

let client: EmbeddedClient | undefined;

/**
 * The tab's only embedded client. Creating it doesn't load anything; the indexes are loaded when a
 * reader searches.
 *
 * @param baseUrl - the path of the site, and so of its index
 */
export function embeddedClient(baseUrl: string): EmbeddedClient {
  client ??= new EmbeddedClient(
    () =>
      new Worker(/* webpackChunkName: "search" */ new URL('./worker.ts', import.meta.url), {
        name: baseUrl,
      }),
  );
  return client;
}
