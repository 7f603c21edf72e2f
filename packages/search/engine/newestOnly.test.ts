import type {SearchCall, SearchResponse} from './embeddedClient.ts';
import {newestOnly} from './newestOnly.ts';

const call = (query: string): SearchCall => ({requests: [{query, hitsPerPage: 5}]});
const turn = () => new Promise(setImmediate);

test('of the queries typed during a search, only the last one runs next', async () => {
  const queries: string[] = [];
  const respond: (() => void)[] = [];
  const client = newestOnly({
    search({requests: [request]}) {
      queries.push(request!.query);
      return new Promise<SearchResponse>((resolve) => {
        respond.push(() => resolve({results: [{hits: [], nbHits: queries.length}]}));
      });
    },
  });
  const first = client.search(call('d'));
  await turn();
  const others = ['de', 'del'].map((query) => client.search(call(query)));
  respond[0]!();
  await turn();
  respond[1]!();
  expect((await first).results[0]!.nbHits).toBe(1);
  for (const other of await Promise.all(others)) expect(other.results[0]!.nbHits).toBe(2);
  void client.search(call('dela'));
  await turn();
  expect(queries).toEqual(['d', 'del', 'dela']);
});

test('searches again after a search that failed', async () => {
  let times = 0;
  const client = newestOnly({
    search: () =>
      ++times === 1
        ? Promise.reject(new Error('blocked'))
        : Promise.resolve({results: [{hits: [], nbHits: 3}]}),
  });
  await expect(client.search(call('d'))).rejects.toThrow('blocked');
  expect((await client.search(call('de'))).results[0]!.nbHits).toBe(3);
});
