/** Reports failures of a search service to the reader, both in the dialog and on the results page. */

interface Client {
  search(call: {requests: {query?: string; indexName?: string}[]}): Promise<unknown>;
}

/** An error of Algolia's client. Without a status, there was no response. */
interface Failure {
  status?: number;
}

const REASONS: Record<number, string> = {
  401: 'The search service refuses the key of this site.',
  403: 'The search service refuses the key of this site.',
  404: 'The search service does not have the index of this site.',
  429: 'The search service has had too many requests for now.',
};

/**
 * @param error - the error that a search threw
 * @returns the reason, for the reader
 */
export const reasonOf = ({status}: Failure): string =>
  REASONS[status ?? 0] ?? 'The search service cannot be reached.';

/**
 * Wraps a client so that it never throws, because DocSearch would show nothing or its last results. A
 * failed search is reported and finds nothing; the next one tries again.
 *
 * @param client - Algolia's client
 * @param report - receives the reason of a failure, and `undefined` when a search succeeds
 */
export function reportingClient<T>(client: T, report: (reason: string | undefined) => void): T {
  const search: Client['search'] = async (call) => {
    try {
      const response = await (client as Client).search(call);
      report(undefined);
      return response;
    } catch (error) {
      report(reasonOf(error as Failure));
      const nothing = {hits: [], nbHits: 0, nbPages: 0, page: 0};
      return {
        results: call.requests.map(({query, indexName: index}) => ({...nothing, query, index})),
      };
    }
  };
  return {...client, search};
}
