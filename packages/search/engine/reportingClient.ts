/** Reports failures of a search service to the reader, both in the dialog and on the results page. */
import type {Problem} from './embeddedClient.ts';

interface Client {
  search(call: {requests: object[]}): Promise<unknown>;
}

const REASONS: Record<number, string> = {
  401: 'The search service refuses the key of this site.',
  403: 'The search service refuses the key of this site.',
  404: 'The search service does not have the index of this site.',
  429: 'The search service has had too many requests for now.',
};

/**
 * Wraps a client so that it never throws, because DocSearch would show nothing or its last results. A
 * failed search is reported and finds nothing; the next one tries again.
 *
 * @param client - Algolia's client
 * @param report - receives the problem, and `undefined` when a search succeeds
 */
export function reportingClient<T>(client: T, report: (problem: Problem | undefined) => void): T {
  const search: Client['search'] = async (call) => {
    try {
      const response = await (client as Client).search(call);
      report(undefined);
      return response;
    } catch (error) {
      // Without a status, there was no response.
      const {status} = error as {status?: number};
      report({reason: REASONS[status ?? 0] ?? 'The search service cannot be reached.'});
      return {results: call.requests.map(() => ({hits: [], nbHits: 0}))};
    }
  };
  return {...client, search};
}
