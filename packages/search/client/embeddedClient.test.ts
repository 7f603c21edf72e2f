import {EmbeddedClient, type Request, type Response, type WorkerLike} from './embeddedClient.ts';

/** A worker with responses from the test. */
function fakeWorker() {
  const listeners: Record<string, (event: {data?: Response}) => void> = {};
  const posted: Request[] = [];
  const worker = {
    postMessage: (request: Request) => posted.push(request),
    addEventListener: (type: string, listener: (event: {data?: Response}) => void) => {
      listeners[type] = listener;
    },
    terminate: jest.fn(),
  } as unknown as WorkerLike;
  const say = (response: Response) => listeners.message!({data: response});
  const respond = () => {
    const last = posted.at(-1)!;
    if (last.kind !== 'search') throw new Error("the last request isn't a search");
    say({kind: 'results', id: last.id, results});
  };
  return {worker, posted, say, respond, crash: () => listeners.error!({})};
}

const results = {hits: [], count: 7, whole: 7};
const {signal} = new AbortController();
const turn = () => new Promise(setImmediate);

test('the worker is started once, when it is needed', () => {
  const createWorker = jest.fn(() => fakeWorker().worker);
  const client = new EmbeddedClient(createWorker);
  expect(createWorker).not.toHaveBeenCalled();
  client.prepare();
  client.prepare();
  expect(createWorker).toHaveBeenCalledTimes(1);
});

test('a search waits for the first index', async () => {
  const {worker, posted, say, respond} = fakeWorker();
  const client = new EmbeddedClient(() => worker);
  const response = client.search('delay', 5, signal);
  await turn();
  expect(posted).toEqual([]);
  say({kind: 'loaded'});
  await turn();
  expect(posted).toEqual([{kind: 'search', id: 1, query: 'delay', limit: 5}]);
  respond();
  await expect(response).resolves.toEqual(results);
});

test('a search that nobody waits for anymore is left out', async () => {
  const {worker, posted, say} = fakeWorker();
  const client = new EmbeddedClient(() => worker);
  const aborting = new AbortController();
  const response = client.search('d', 5, aborting.signal);
  aborting.abort();
  void client.search('de', 5, signal);
  say({kind: 'loaded'});
  await expect(response).rejects.toThrow('aborted');
  await turn();
  expect(posted).toMatchObject([{query: 'de'}]);
});

test('the full index is announced, and that it is missing', () => {
  const {worker, say} = fakeWorker();
  const client = new EmbeddedClient(() => worker);
  const listener = jest.fn();
  const remove = client.listen(listener);
  client.prepare();
  say({kind: 'loaded'});
  say({kind: 'loaded'});
  say({kind: 'failed', message: 'damaged'});
  expect(listener.mock.calls).toEqual([[], ['damaged']]);
  remove();
  say({kind: 'loaded'});
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a search fails without an index, and the next one loads it again', async () => {
  const {worker, posted, say} = fakeWorker();
  const client = new EmbeddedClient(() => worker);
  const response = client.search('delay', 5, signal);
  say({kind: 'failed', message: 'unreachable'});
  await expect(response).rejects.toThrow('unreachable');
  void client.search('delays', 5, signal);
  await turn();
  expect(posted).toEqual([{kind: 'load'}]);
  say({kind: 'loaded'});
  await turn();
  expect(posted.at(-1)).toMatchObject({query: 'delays'});
});

test('a search that comes while a load fails tries once more', async () => {
  const {worker, posted, say} = fakeWorker();
  const client = new EmbeddedClient(() => worker);
  client.prepare();
  const response = client.search('delay', 5, signal);
  say({kind: 'failed', message: 'damaged'});
  await turn();
  expect(posted).toEqual([{kind: 'load'}]);
  say({kind: 'failed', message: 'damaged'});
  await expect(response).rejects.toThrow('damaged');
});

test('a crashed worker is replaced, and its pending searches fail', async () => {
  const first = fakeWorker();
  const second = fakeWorker();
  const createWorker = jest.fn(() => second.worker).mockReturnValueOnce(first.worker);
  const client = new EmbeddedClient(createWorker);
  const response = client.search('delay', 5, signal);
  first.say({kind: 'loaded'});
  await turn();
  first.crash();
  await expect(response).rejects.toThrow('notStarted');
  client.prepare();
  expect(createWorker).toHaveBeenCalledTimes(2);
});

test("a worker that can't be started makes the search fail, and the next one tries again", async () => {
  const {worker, posted, say} = fakeWorker();
  const createWorker = jest
    .fn(() => worker)
    .mockImplementationOnce(() => {
      throw new Error('blocked');
    });
  const client = new EmbeddedClient(createWorker);
  await expect(client.search('delay', 5, signal)).rejects.toThrow('notStarted');
  void client.search('delay', 5, signal);
  await turn();
  say({kind: 'loaded'});
  await turn();
  expect(posted.at(-1)).toMatchObject({kind: 'search', query: 'delay'});
});
