import {newestOnly} from './newestOnly.ts';
import {EmbeddedClient, type WorkerLike} from './embeddedClient.ts';
import type {Request, Response} from './protocol.ts';

/** A worker whose answers the test gives. */
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
  const answerLast = () => {
    const last = posted.at(-1)!;
    if (last.kind !== 'search') throw new Error('no search has been asked');
    say({kind: 'results', id: last.id, hits: [], total: 7, stage: 'full'});
  };
  return {worker, posted, say, answerLast, crash: () => listeners.error!({})};
}

const urls = {titlesUrl: '/t.json', fullUrl: '/f.json'};
const requests = [{query: 'delay', indexName: 'embedded', hitsPerPage: 5, page: 1}];
const turn = () => new Promise(setImmediate);
const loads = (posted: Request[]) => posted.filter(({kind}) => kind === 'load').length;

test('nothing is loaded before somebody searches', () => {
  const {posted} = fakeWorker();
  expect(posted).toEqual([]);
});

test('a search waits for the first stage and is answered in Algolia’s form', async () => {
  const {worker, posted, say, answerLast} = fakeWorker();
  const client = new EmbeddedClient(urls, () => worker);
  const answer = newestOnly(client).search({requests});
  await turn();
  expect(posted).toEqual([{kind: 'load', ...urls}]);
  say({kind: 'stage', stage: 'titles'});
  await turn();
  expect(posted.at(-1)).toMatchObject({kind: 'search', query: 'delay', offset: 5, limit: 5});
  answerLast();
  await expect(answer).resolves.toEqual({
    results: [{index: 'embedded', hits: [], nbHits: 7, nbPages: 2, page: 1, query: 'delay'}],
  });
});

test('the full index is announced', () => {
  const {worker, say} = fakeWorker();
  const client = new EmbeddedClient(urls, () => worker);
  const onFull = jest.fn();
  client.listen({onFull});
  client.load();
  say({kind: 'stage', stage: 'titles'});
  expect(onFull).not.toHaveBeenCalled();
  say({kind: 'stage', stage: 'full'});
  expect(onFull).toHaveBeenCalledTimes(1);
});

test('a failure is told, and the next search tries again', async () => {
  const {worker, posted, say, answerLast} = fakeWorker();
  const client = new EmbeddedClient(urls, () => worker);
  const onFailure = jest.fn();
  client.listen({onFailure});
  const answer = newestOnly(client).search({requests});
  say({kind: 'failed', message: 'The search index cannot be reached.'});
  expect(onFailure).toHaveBeenLastCalledWith('The search index cannot be reached.');
  await turn();
  answerLast();
  await answer;
  void newestOnly(client).search({requests});
  expect(loads(posted)).toBe(2);
  say({kind: 'stage', stage: 'titles'});
  say({kind: 'stage', stage: 'full'});
  expect(onFailure).toHaveBeenLastCalledWith(undefined);
});

test('a worker that crashes leaves no question open and is replaced', async () => {
  const first = fakeWorker();
  const second = fakeWorker();
  const workers = [first.worker, second.worker];
  const client = new EmbeddedClient(urls, () => workers.shift()!);
  const answer = newestOnly(client).search({requests});
  first.say({kind: 'stage', stage: 'titles'});
  await turn();
  first.crash();
  await expect(answer).resolves.toMatchObject({results: [{hits: []}]});
  client.load();
  expect(loads(second.posted)).toBe(1);
});
