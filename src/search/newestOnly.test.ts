import type {SearchCall, SearchResults} from './embeddedClient.ts';
import {newestOnly} from './newestOnly.ts';

const call = (query: string): SearchCall => ({requests: [{query}]});
const turn = () => new Promise(setImmediate);
const queryOf = async (answer: Promise<SearchResults>) => (await answer).results[0]!.query;

test('of the queries typed during a search, only the last one runs next', async () => {
  const asked: string[] = [];
  const open: (() => void)[] = [];
  const client = newestOnly({
    answer({requests: [request]}) {
      const {query} = request!;
      asked.push(query);
      return new Promise((resolve) => {
        open.push(() => resolve({results: [{query}]} as SearchResults));
      });
    },
  });
  const answer = () => open.shift()!();
  const first = client.search(call('d'));
  await turn();
  const others = ['de', 'del'].map((query) => client.search(call(query)));
  answer();
  await turn();
  answer();
  expect(await queryOf(first)).toBe('d');
  expect(await Promise.all(others.map(queryOf))).toEqual(['del', 'del']);
  void client.search(call('dela'));
  await turn();
  expect(asked).toEqual(['d', 'del', 'dela']);
});
