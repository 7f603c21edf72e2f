import {EmbeddedClient} from './embeddedClient';

let client: EmbeddedClient | undefined;

/**
 * The one embedded client of this tab. Making it starts nothing: the indexes are loaded when somebody
 * searches.
 *
 * @param baseUrl - the path under which the site, and so its index, is served
 */
export function embeddedClient(baseUrl: string): EmbeddedClient {
  client ??= new EmbeddedClient(
    {titlesUrl: `${baseUrl}search-titles.json`, fullUrl: `${baseUrl}search-index.json`},
    () => new Worker(new URL('./worker.ts', import.meta.url), {name: 'search'}),
  );
  return client;
}
