import {newestOnly} from './newestOnly.ts';
import {EmbeddedClient, PATIENCE, type WorkerLike} from './embeddedClient.ts';
import type {Request, Response} from './protocol.ts';

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
    say({kind: 'results', id: last.id, hits: [], nbHits: 7});
  };
  return {worker, posted, say, respond, crash: () => listeners.error!({})};
}

const requests = [{query: 'delay', hitsPerPage: 5}];
const turn = () => new Promise(setImmediate);
const loads = (posted: Request[]) => posted.filter(({kind}) => kind === 'load').length;

beforeEach(() => {
  jest.useFakeTimers({doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick']});
});

test('the worker is started once, on the first search', () => {
  const createWorker = jest.fn(() => fakeWorker().worker);
  const client = new EmbeddedClient(createWorker);
  expect(createWorker).not.toHaveBeenCalled();
  client.load();
  client.load();
  expect(createWorker).toHaveBeenCalledTimes(1);
});

test("a search waits for the first stage, and its results are in Algolia's format", async () => {
  const {worker, posted, say, respond} = fakeWorker();
  const client = new EmbeddedClient(() => worker);
  const response = newestOnly(client).search({requests});
  await turn();
  await turn();
  expect(posted).toEqual([]);
  say({kind: 'loaded'});
  await turn();
  expect(posted.at(-1)).toMatchObject({kind: 'search', query: 'delay', limit: 5});
  respond();
  await expect(response).resolves.toMatchObject({
    results: [{hits: [], nbHits: 7}],
  });
});

test('each index is announced', () => {
  const {worker, say} = fakeWorker();
  const client = new EmbeddedClient(() => worker);
  const onBetter = jest.fn();
  client.listen({onBetter});
  client.load();
  say({kind: 'loaded'});
  say({kind: 'loaded'});
  expect(onBetter).toHaveBeenCalledTimes(2);
});

test('a slow index is reported; searches continue, and run again when it has loaded', async () => {
  const {worker, posted, say, respond} = fakeWorker();
  const client = new EmbeddedClient(() => worker);
  const [onBetter, onProblem] = [jest.fn(), jest.fn()];
  client.listen({onBetter, onProblem});
  const response = newestOnly(client).search({requests});
  await turn();
  jest.advanceTimersByTime(PATIENCE - 1);
  await turn();
  expect(onProblem).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onProblem).toHaveBeenLastCalledWith({
    reason: expect.stringContaining('slow'),
    isSlow: true,
  });
  await turn();
  respond();
  await response;
  say({kind: 'loaded'});
  expect(onProblem).toHaveBeenLastCalledWith(undefined);
  expect(onBetter).toHaveBeenCalledTimes(1);
  expect(loads(posted)).toBe(0);
});

test("an index that loads in time isn't reported as slow", () => {
  const {worker, say} = fakeWorker();
  const client = new EmbeddedClient(() => worker);
  const onProblem = jest.fn();
  client.listen({onProblem});
  client.load();
  say({kind: 'loaded'});
  jest.advanceTimersByTime(PATIENCE);
  expect(onProblem.mock.calls).toEqual([[undefined]]);
});

test('a failure is reported, and the next search tries again', async () => {
  const {worker, posted, say, respond} = fakeWorker();
  const client = new EmbeddedClient(() => worker);
  const onProblem = jest.fn();
  client.listen({onProblem});
  const response = newestOnly(client).search({requests});
  await turn();
  say({kind: 'failed', message: 'The search index cannot be reached.'});
  expect(onProblem).toHaveBeenLastCalledWith({reason: 'The search index cannot be reached.'});
  await turn();
  respond();
  await response;
  void newestOnly(client).search({requests});
  await turn();
  expect(loads(posted)).toBe(1);
  say({kind: 'loaded'});
  say({kind: 'loaded'});
  expect(onProblem).toHaveBeenLastCalledWith(undefined);
});

test('a crashed worker is replaced, and its pending searches resolve', async () => {
  const first = fakeWorker();
  const second = fakeWorker();
  const createWorker = jest.fn(() => second.worker).mockReturnValueOnce(first.worker);
  const client = new EmbeddedClient(createWorker);
  const response = newestOnly(client).search({requests});
  await turn();
  first.say({kind: 'loaded'});
  await turn();
  first.crash();
  await expect(response).resolves.toMatchObject({results: [{hits: []}]});
  client.load();
  expect(createWorker).toHaveBeenCalledTimes(2);
});

test("a worker that can't be started is reported, and the next search tries again", async () => {
  const {worker, posted, say} = fakeWorker();
  const createWorker = jest
    .fn(() => worker)
    .mockImplementationOnce(() => {
      throw new Error('blocked');
    });
  const client = new EmbeddedClient(createWorker);
  const onProblem = jest.fn();
  client.listen({onProblem});
  const {search} = newestOnly(client);
  await expect(search({requests})).resolves.toMatchObject({results: [{hits: []}]});
  expect(onProblem).toHaveBeenLastCalledWith({reason: 'The search could not be started.'});
  jest.advanceTimersByTime(PATIENCE);
  expect(onProblem).toHaveBeenCalledTimes(1);
  void search({requests});
  await turn();
  say({kind: 'loaded'});
  await turn();
  expect(posted.at(-1)).toMatchObject({kind: 'search', query: 'delay'});
});
