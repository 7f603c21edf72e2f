import type {Hit} from '@site/src/search/hits';

/** What the theme knows of Algolia, or of the embedded index in its place. */
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

/** In embedded mode there is no client to replace. */
const NONE = {} as SearchClient;

/**
 * The search client: the embedded one, or Algolia's, whose code is loaded only when it is used.
 *
 * @param transform - replaces a client by the embedded one in embedded mode; otherwise adds to it
 */
export async function searchClient(
  {appId, apiKey}: AlgoliaConfig,
  isEmbedded: boolean,
  transform: (client: SearchClient) => SearchClient,
): Promise<SearchClient> {
  if (isEmbedded) return transform(NONE);
  const {liteClient} = await import('algoliasearch/lite');
  // A reader who meets a rate limit is told immediately, not after all retries.
  const client = liteClient(appId, apiKey, {maxRateLimitRetries: 0});
  return transform(client as unknown as SearchClient);
}
