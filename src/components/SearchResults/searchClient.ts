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

/** No Algolia client is made where the embedded one stands in: the identity finds that out. */
const NONE = {} as SearchClient;

/**
 * The client that answers: the embedded one, or Algolia's, whose code is loaded only then.
 *
 * @param transform - exchanges a client for the embedded one, where that answers
 */
export async function searchClient(
  {appId, apiKey}: AlgoliaConfig,
  transform: (client: SearchClient) => SearchClient,
): Promise<SearchClient> {
  const embedded = transform(NONE);
  if (embedded !== NONE) return embedded;
  const {liteClient} = await import('algoliasearch/lite');
  return liteClient(appId, apiKey) as unknown as SearchClient;
}
