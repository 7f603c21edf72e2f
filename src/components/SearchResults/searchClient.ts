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

/** What the embedded client takes the place of. */
const NONE = {} as SearchClient;

/**
 * The client that answers: the embedded one, or Algolia's, whose code is loaded only then.
 *
 * @param transform - exchanges a client for the embedded one, where that answers; else adds to it
 */
export async function searchClient(
  {appId, apiKey}: AlgoliaConfig,
  isEmbedded: boolean,
  transform: (client: SearchClient) => SearchClient,
): Promise<SearchClient> {
  if (isEmbedded) return transform(NONE);
  const {liteClient} = await import('algoliasearch/lite');
  // Where the service has had too many questions, the reader is told at once, not after all retries.
  const client = liteClient(appId, apiKey, {maxRateLimitRetries: 0});
  return transform(client as unknown as SearchClient);
}
