/** Tells readers of a search service that fails, in the same way on both surfaces. */

interface Client {
  search(call: {requests: {query?: string; indexName?: string}[]}): Promise<unknown>;
}

/** What a failed request of Algolia's client looks like: without a status, nothing was answered. */
interface Failure {
  status?: number;
}

const REASONS: Record<number, string> = {
  401: 'The search service refuses the key of this site.',
  403: 'The search service refuses the key of this site.',
  404: 'The search service does not have the index of this site.',
  429: 'The search service has had too many questions for now.',
};

/**
 * @param error - what a search threw
 * @returns what has happened, for the reader
 */
export const reasonOf = ({status}: Failure): string =>
  REASONS[status ?? 0] ?? 'The search service cannot be reached.';

/**
 * A client that never throws: DocSearch would show nothing, or its last results. A search that fails
 * finds nothing and is told; the next one asks again.
 *
 * @param client - Algolia's own
 * @param tell - is given the reason of a failure, and `undefined` when a search succeeds
 */
export function tellingClient<T>(client: T, tell: (reason: string | undefined) => void): T {
  const telling: Client['search'] = async (call) => {
    try {
      const answer = await (client as Client).search(call);
      tell(undefined);
      return answer;
    } catch (error) {
      tell(reasonOf(error as Failure));
      const nothing = {hits: [], nbHits: 0, nbPages: 0, page: 0};
      return {
        results: call.requests.map(({query, indexName: index}) => ({...nothing, query, index})),
      };
    }
  };
  return {...client, search: telling};
}
