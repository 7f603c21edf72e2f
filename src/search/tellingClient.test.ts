import {tellingClient} from './tellingClient.ts';

const call = {requests: [{query: 'delay', indexName: 'docs'}]};

test.each([
  [403, /refuses the key/],
  [429, /too many questions/],
  [404, /does not have the index/],
  [500, /cannot be reached/],
  [undefined, /cannot be reached/],
])('status %s finds nothing and is told', async (status, reason) => {
  const tell = jest.fn();
  const failing = {
    search: (_: typeof call) => Promise.reject(Object.assign(new Error(), {status})),
  };
  await expect(tellingClient(failing, tell).search(call)).resolves.toMatchObject({
    results: [{hits: [], nbHits: 0, query: 'delay', index: 'docs'}],
  });
  expect(tell).toHaveBeenCalledWith(expect.stringMatching(reason));
});

test('the client keeps hold of itself', async () => {
  const client = {
    answer: 'own',
    search(this: {answer: string}, _: typeof call): Promise<unknown> {
      return Promise.resolve(this.answer);
    },
  };
  await expect(tellingClient(client, jest.fn()).search(call)).resolves.toBe('own');
});

test('a search that succeeds takes the message back and is passed on', async () => {
  const tell = jest.fn();
  const client = {
    search: (_: typeof call) => Promise.resolve('answer'),
    addAlgoliaAgent: () => 'kept',
  };
  const telling = tellingClient(client, tell);
  await expect(telling.search(call)).resolves.toBe('answer');
  expect(tell).toHaveBeenCalledWith(undefined);
  expect(telling.addAlgoliaAgent()).toBe('kept');
});
