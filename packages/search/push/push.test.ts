import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {accountOf, assertSizes, push, type PushOptions} from './push.ts';
import type {SearchRecord} from '../engine/records.ts';

const record = (anchor: string, content = 'text'): SearchRecord => ({
  objectID: `https://docs.example.com/docs/a/#${anchor}`,
  url: `https://docs.example.com/docs/a/#${anchor}`,
  type: 'lvl2',
  hierarchy: {lvl0: 'Group', lvl1: 'Page', lvl2: anchor, lvl3: null, lvl4: null},
  content,
  aliases: ['another name'],
  asked: ['a question'],
  path: '',
  keys: '',
  code: '',
  links: 0,
  docusaurus_tag: 'docs-default-current',
  weight: {level: 80, position: 1},
});

interface Received {
  line: string;
  body: unknown;
}

/** A fake Algolia server, which accepts everything except the requests that a test fails. */
let server: Server;
let received: Received[] = [];
let failures: number[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const path = request.url!.split('?')[0]!.replace(/_tmp_\d+/, '_tmp');
      const isTask = path.includes('/task/');
      const status = isTask ? 200 : (failures.shift() ?? 200);
      if (!isTask) {
        const body: unknown = text ? JSON.parse(text) : null;
        received.push({line: `${request.method} ${path}`, body});
      }
      response.writeHead(status, {'content-type': 'application/json'});
      const body = status === 200 ? {taskID: 1, status: 'published', objectIDs: []} : {};
      response.end(JSON.stringify({...body, message: `status ${status}`}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

beforeEach(() => {
  received = [];
  failures = [];
});

function options(records: SearchRecord[], lines: string[] = []): PushOptions {
  const {port} = server.address() as AddressInfo;
  return {
    account: {appId: 'app', apiKey: 'admin', indexName: 'docs'},
    records,
    synonyms: [['env var', 'environment variable']],
    log: (line) => lines.push(line),
    client: {
      hosts: ['127.0.0.1', 'localhost'].map((host) => ({
        url: `${host}:${port}`,
        protocol: 'http',
        accept: 'readWrite',
      })),
    },
  };
}

test('settings and synonyms are pushed first, then the records are swapped in', async () => {
  const lines: string[] = [];
  await push(options([record('one'), record('two')], lines));
  expect(received.map(({line}) => line)).toEqual([
    'PUT /1/indexes/docs/settings',
    'POST /1/indexes/docs/synonyms/batch',
    'POST /1/indexes/docs/operation',
    'POST /1/indexes/docs_tmp/batch',
    'POST /1/indexes/docs/operation',
    'POST /1/indexes/docs_tmp/operation',
  ]);
  expect(received[0]!.body).toMatchObject({
    attributesForFaceting: ['filterOnly(docusaurus_tag)'],
  });
  expect(JSON.stringify(received[1]!.body)).toContain('environment variable');
  const {requests} = received[3]!.body as {requests: {body: SearchRecord}[]};
  expect(requests.map(({body}) => body)).toEqual([record('one'), record('two')]);
  expect(received.at(-1)!.body).toMatchObject({operation: 'move', destination: 'docs'});
  expect(lines.at(-1)).toBe('2 records are live in docs');
});

test('a rejected key stops immediately with an error', async () => {
  failures = [403];
  await expect(push(options([record('one')]))).rejects.toThrow('status 403');
  expect(received).toHaveLength(1);
});

test('a request that fails temporarily is retried', async () => {
  failures = [503];
  const lines: string[] = [];
  await push(options([record('one')], lines));
  expect(received[1]).toEqual(received[0]);
  expect(lines.at(-1)).toBe('1 record is live in docs');
});

test('records that are too large are listed before anything is sent', async () => {
  const large = record('long', 'x'.repeat(10_001));
  expect(() => assertSizes([record('one'), large])).toThrow(
    /1 of 2 records .*\n.*#long: \d+ bytes/,
  );
  await expect(push(options([large]))).rejects.toThrow('larger than');
  expect(received).toEqual([]);
});

test("an empty build doesn't empty the index", async () => {
  await expect(push(options([]))).rejects.toThrow('no records');
  expect(received).toEqual([]);
});

test('missing variables are named', () => {
  expect(() => accountOf({ALGOLIA_APP_ID: 'a'})).toThrow(
    'Set ALGOLIA_ADMIN_API_KEY and ALGOLIA_INDEX_NAME. Only',
  );
  expect(
    accountOf({ALGOLIA_APP_ID: 'a', ALGOLIA_ADMIN_API_KEY: 'b', ALGOLIA_INDEX_NAME: 'c'}),
  ).toEqual({appId: 'a', apiKey: 'b', indexName: 'c'});
});
