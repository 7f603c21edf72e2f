import type {SearchCall, SearchResults} from './embeddedClient.ts';
import {newestOnly} from './newestOnly.ts';

const call = (query: string): SearchCall => ({requests: [{query}]});
const turn = () => new Promise(setImmediate);

/** A client that is ready, and that answers, when the test says so. */
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

test('what is typed while the index loads is asked once, as it stands then', async () => {
  const {client, asked, getReady, answer} = slowClient();
  const answers = ['d', 'de', 'delay'].map((query) => client.search(call(query)));
  getReady();
  await turn();
  expect(asked).toEqual(['delay']);
  answer();
  expect(await Promise.all(answers.map(queryOf))).toEqual(['delay', 'delay', 'delay']);
});

test('where an index is there, nothing is waited for', () => {
  const {client, asked, getReady} = slowClient();
  getReady();
  void client.search(call('delay'));
  expect(asked).toEqual(['delay']);
});

test('of what is typed during an answer, the last is asked next', async () => {
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

test('the same question is asked once at a time, and again when it has been answered', async () => {
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

test('what is typed while a load fails is a retry', async () => {
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
