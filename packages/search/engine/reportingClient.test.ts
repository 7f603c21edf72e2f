import {reportingClient} from './reportingClient.ts';

const call = {requests: [{query: 'delay', indexName: 'docs'}]};

test.each([
  [403, /refuses the key/],
  [429, /too many requests/],
  [404, /does not have the index/],
  [500, /cannot be reached/],
  [undefined, /cannot be reached/],
])('status %s finds nothing and is reported', async (status, reason) => {
  const report = jest.fn();
  const failing = {
    search: (_: typeof call) => Promise.reject(Object.assign(new Error(), {status})),
  };
  await expect(reportingClient(failing, report).search(call)).resolves.toMatchObject({
    results: [{hits: [], nbHits: 0}],
  });
  expect(report).toHaveBeenCalledWith({reason: expect.stringMatching(reason)});
});

test("the client's method keeps its `this`", async () => {
  const client = {
    response: 'own',
    search(this: {response: string}, _: typeof call): Promise<unknown> {
      return Promise.resolve(this.response);
    },
  };
  await expect(reportingClient(client, jest.fn()).search(call)).resolves.toBe('own');
});

test('a successful search clears the message, and its results are returned', async () => {
  const report = jest.fn();
  const client = {
    search: (_: typeof call) => Promise.resolve('response'),
    addAlgoliaAgent: () => 'kept',
  };
  const reporting = reportingClient(client, report);
  await expect(reporting.search(call)).resolves.toBe('response');
  expect(report).toHaveBeenCalledWith(undefined);
  expect(reporting.addAlgoliaAgent()).toBe('kept');
});
