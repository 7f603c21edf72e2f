import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {algoliaClient, type AlgoliaConfig} from './algoliaClient.ts';
import type {SearchClient} from './client.ts';
import {EmbeddedClient} from './embeddedClient.ts';

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
