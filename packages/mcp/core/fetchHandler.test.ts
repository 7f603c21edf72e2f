import {openDocs} from './docs.ts';
import {fetchHandler} from './fetchHandler.ts';
import {testSource} from './fixture.ts';
import type {Source} from './sources.ts';

const limits = {requests: 5, body: 2000, timeout: 20};
const search = {name: 'search_docs', arguments: {query: 'limits'}};
const message = (method = 'tools/call', params: object = search) =>
  JSON.stringify({jsonrpc: '2.0', id: 1, method, params});

function handlerOf(source: Source = testSource()) {
  const reports: unknown[] = [];
  const hosts = ['docs.example'];
  const report = (error: unknown) => reports.push(error);
  return {handle: fetchHandler(openDocs(source), {hosts, limits, report}), reports};
}

function request(body: string | undefined = message(), headers: Record<string, string> = {}) {
  const host = {host: 'docs.example', ...headers};
  const accept = {accept: 'application/json, text/event-stream', ...host};
  return new Request('https://docs.example/docs/mcp', {
    method: 'POST',
    headers: {'content-type': 'application/json', ...accept},
    body,
  });
}

/** The status, and the message of the JSON-RPC error. */
async function refusal(response: Response) {
  const body = await response.text();
  const {error} = JSON.parse(body.replace(/^[^{]*/, '')) as {error?: {message: string}};
  return [response.status, error?.message];
}

test('responds to a call', async () => {
  const response = await handlerOf().handle(request(undefined, {origin: 'https://docs.example'}));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('https://docs.example/docs/limits/');
});

test.each([
  {method: 'tools/call', params: {name: 'list_pages', arguments: null, _meta: null}},
  {method: 'tools/list', params: {cursor: null}},
  {method: 'resources/list', params: null},
])('null stands for nothing in %j', async (given) => {
  const response = await handlerOf().handle(
    request(JSON.stringify({jsonrpc: '2.0', id: 1, ...given})),
  );
  expect(await response.text()).toMatch(/"result":{"(content|tools|resources)"/);
});

const STREAM = 'text/event-stream';
const JSON_ONLY = 'application/json';

test.each([
  ['application/json, text/event-stream', STREAM],
  ['text/event-stream', STREAM],
  ['*/*', STREAM],
  [undefined, STREAM],
  ['text/*;q=0.5, application/json', STREAM],
  ['application/json', JSON_ONLY],
  ['Application/JSON; charset=utf-8', JSON_ONLY],
  ['application/json, text/event-stream;q=0', JSON_ONLY],
  ['text/html', JSON_ONLY],
])('to Accept: %s, it responds with %s', async (accept, type) => {
  const asked = request();
  asked.headers.delete('accept');
  if (accept !== undefined) asked.headers.set('accept', accept);
  const response = await handlerOf().handle(asked);
  const text = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  const data = type === STREAM ? /^data: (.+)$/m.exec(text)![1]! : text;
  expect(JSON.parse(data)).toMatchObject({id: 1, result: {structuredContent: {count: 1}}});
});

test.each([
  ['another host', request(message(), {host: 'evil.example'}), 403, 'evil.example'],
  ['another origin', request(message(), {origin: 'https://evil.example'}), 403, 'evil.example'],
  ['no origin', request(message(), {origin: 'null'}), 403, 'Origin'],
  ['another type', request(message(), {'content-type': 'text/plain'}), 415, 'Content-Type'],
  ['a huge body', request(' '.repeat(2001)), 413, 'Send at most 2000 bytes.'],
  ['no JSON', request('{"jsonrpc'), 400, 'must be a JSON-RPC message'],
  ['no body', request(''), 400, 'must be a JSON-RPC message'],
  ['no message', request('{"a": 1}'), 400, 'JSON-RPC'],
  ['several messages', request(`[${message()}]`), 400, 'Send one message'],
  ['an unknown method', request(message('tools/run')), 200, 'Method not found'],
  ['a GET request', new Request('https://docs.example/docs/mcp', request()), 405, 'not allowed'],
])('refuses %s', async (name, sent, status, text) => {
  const asked =
    name === 'a GET request'
      ? new Request(sent.url, {headers: {host: 'docs.example', accept: 'text/event-stream'}})
      : sent;
  const [actual, said] = await refusal(await handlerOf().handle(asked));
  expect([actual, said]).toEqual([status, expect.stringContaining(text)]);
});

test('refuses more requests than the limit, for each client', async () => {
  jest.useFakeTimers({now: 60_000, doNotFake: ['nextTick', 'setImmediate']});
  try {
    const {handle} = handlerOf();
    const statuses = async (client: string, count: number) => {
      const replies = [];
      for (let at = 0; at < count; at++) replies.push(await handle(request(), client));
      return replies.map(({status}) => status);
    };
    expect(await statuses('a', 6)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statuses('b', 1)).toEqual([200]);
    jest.setSystemTime(90_000);
    const late = await handle(request(), 'a');
    expect(late.headers.get('retry-after')).toBe('30');
    jest.setSystemTime(120_000);
    expect(await statuses('a', 1)).toEqual([200]);
  } finally {
    jest.useRealTimers();
  }
});

test('says that it cannot read the docs, and reports why', async () => {
  const {handle, reports} = handlerOf({read: () => Promise.reject(new Error('disk'))});
  const [status, said] = await refusal(await handle(request()));
  expect(status).toBeGreaterThanOrEqual(500);
  expect(said).not.toContain('disk');
  expect(reports).toEqual([new Error('disk')]);
});

test('says when there is no response in time', async () => {
  const {handle} = handlerOf({read: () => new Promise(() => undefined)});
  expect(await refusal(await handle(request()))).toEqual([
    503,
    'There was no response within 0.02 seconds. Try again.',
  ]);
});
