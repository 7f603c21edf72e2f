import type {SearchCall, SearchResults} from './embeddedClient.ts';
import {newestOnly} from './newestOnly.ts';

const call = (query: string): SearchCall => ({requests: [{query}]});
const turn = () => new Promise(setImmediate);

/** A client with its readiness and responses controlled by the test. */
function slowClient() {
  const asked: string[] = [];
  const open: (() => void)[] = [];
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  const answering = {
    isReady: false,
    ready: () => settled,
    answer({requests: [request]}: SearchCall) {
      const {query} = request!;
      asked.push(query);
      return new Promise<SearchResults>((resolve) => {
        open.push(() => resolve({results: [{query}]} as SearchResults));
      });
    },
  };
  const getReady = () => {
    answering.isReady = true;
    settle();
  };
  return {client: newestOnly(answering), asked, getReady, answer: () => open.shift()!()};
}

const queryOf = async (answer: Promise<SearchResults>) => (await answer).results[0]!.query;

test('what is typed while the index loads becomes one search, for the latest query', async () => {
  const {client, asked, getReady, answer} = slowClient();
  const answers = ['d', 'de', 'delay'].map((query) => client.search(call(query)));
  getReady();
  await turn();
  expect(asked).toEqual(['delay']);
  answer();
  expect(await Promise.all(answers.map(queryOf))).toEqual(['delay', 'delay', 'delay']);
});

test('with an index loaded, the search starts immediately', () => {
  const {client, asked, getReady} = slowClient();
  getReady();
  void client.search(call('delay'));
  expect(asked).toEqual(['delay']);
});

test('of the queries typed during a search, only the last one runs next', async () => {
  const {client, asked, getReady, answer} = slowClient();
  getReady();
  const first = client.search(call('d'));
  await turn();
  const others = ['de', 'del'].map((query) => client.search(call(query)));
  answer();
  await turn();
  answer();
  expect(await queryOf(first)).toBe('d');
  expect(await Promise.all(others.map(queryOf))).toEqual(['del', 'del']);
  expect(asked).toEqual(['d', 'del']);
});

test('the same query runs once at a time, and can run again when it has finished', async () => {
  const {client, asked, getReady, answer} = slowClient();
  getReady();
  const first = client.search(call('delay '));
  await turn();
  const second = client.search(call('delay'));
  answer();
  expect(await queryOf(second)).toBe(await queryOf(first));
  await turn();
  void client.search(call('delay'));
  await turn();
  expect(asked).toEqual(['delay ', 'delay']);
});

test('typing while a load fails retries the load', async () => {
  const loads: (() => void)[] = [];
  const answer = jest.fn(() => Promise.resolve({results: []}));
  const client = newestOnly({
    isReady: false,
    ready: () => new Promise((resolve) => loads.push(resolve)),
    answer,
  });
  void client.search(call('delay'));
  const retried = client.search(call('delays'));
  loads[0]!();
  await turn();
  expect(loads).toHaveLength(2);
  expect(answer).not.toHaveBeenCalled();
  loads[1]!();
  await retried;
  expect(answer).toHaveBeenCalledWith(call('delays'));
});
