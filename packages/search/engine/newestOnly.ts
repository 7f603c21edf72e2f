import type {EmbeddedClient, SearchCall, SearchResponse} from './embeddedClient.ts';

type SearchClient = Pick<EmbeddedClient, 'search'>;

/**
 * DocSearch searches on every key press, which is wasted work if the next key comes before the
 * results. This client runs one search at a time. Of the searches that arrive in the meantime, it runs
 * only the newest, and all of them get its results.
 *
 * @param client - runs the searches
 * @returns a client for one search field
 */
export function newestOnly(client: SearchClient): SearchClient {
  let running: Promise<unknown> = Promise.resolve();
  let next: {call: SearchCall; results: Promise<SearchResponse>} | undefined;
  return {
    search(call) {
      if (next) {
        next.call = call;
        return next.results;
      }
      const results = running.then(() => {
        const newest = next!.call;
        next = undefined;
        return client.search(newest);
      });
      next = {call, results};
      // A search that failed doesn't stop the next one.
      running = results.catch(() => undefined);
      return results;
    },
  };
}
