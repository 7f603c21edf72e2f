import type {Hit} from '../../engine/hits.ts';

/** The theme's configuration for Algolia, which embedded mode uses too. */
export interface AlgoliaConfig {
  appId: string;
  apiKey: string;
  indexName: string;
  searchParameters?: object;
}

export interface ResultsPage {
  hits: Hit[];
  nbHits: number;
}

interface SearchClient {
  search(call: {requests: object[]}): Promise<{results: ResultsPage[]}>;
}

/** In embedded mode, there's no client to replace. */
const NONE = {} as SearchClient;

/**
 * Creates the embedded client or Algolia's. Algolia's code is only loaded if it's used.
 *
 * @param transform - in embedded mode, returns the embedded client; otherwise, wraps the client
 */
export async function searchClient(
  {appId, apiKey}: AlgoliaConfig,
  isEmbedded: boolean,
  transform: (client: SearchClient) => SearchClient,
): Promise<SearchClient> {
  if (isEmbedded) return transform(NONE);
  const {liteClient} = await import('algoliasearch/lite');
  // Without retries, so readers hear about a rate limit immediately.
  const client = liteClient(appId, apiKey, {maxRateLimitRetries: 0});
  return transform(client as unknown as SearchClient);
}
