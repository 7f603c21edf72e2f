import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Results} from '../engine/hits.ts';
import {algoliaClient, type AlgoliaConfig} from './algoliaClient.ts';
import {EmbeddedClient} from './embeddedClient.ts';

/** What the dialog and the results page need from a backend. */
export interface SearchClient {
  /** Loads what searches need, so that the first one is fast. */
  prepare(): void;
  /**
   * @param limit - the maximum number of hits
   * @param signal - aborted when nobody waits for the results anymore
   * @throws Error whose message tells readers why the search doesn't work; the next one tries again
   */
  search(query: string, limit: number, signal: AbortSignal): Promise<Results>;
  /**
   * @param listener - called when searching again gives better results, or with the reason why it won't
   * @returns a function that removes the listener
   */
  listen(listener: (failure?: string) => void): () => void;
}

let client: SearchClient | undefined;

/** The tab's only client: the embedded one, or Algolia's. Creating it doesn't load anything. */
export function useSearchClient(): SearchClient {
  const {baseUrl, customFields, themeConfig} = useDocusaurusContext().siteConfig;
  client ??=
    customFields!.searchBackend === 'embedded'
      ? new EmbeddedClient(
          () =>
            new Worker(/* webpackChunkName: "search" */ new URL('./worker.ts', import.meta.url), {
              name: baseUrl,
            }),
        )
      : algoliaClient(themeConfig.algolia as AlgoliaConfig);
  return client;
}
