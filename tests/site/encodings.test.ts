/**
 * Requests every kind of file from every server in every way: directly with both versions of HTTP,
 * and through proxies, which often use HTTP/1.0 and send `Via`. The file and its type must be the
 * same, and it must be compressed if the client accepts that.
 */
import {existsSync, readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {mediaTypes} from '@portal/hosting/rules/mediaTypes';
import {build, endings, kinds, model} from '@portal/hosting/testing/addresses';
import {
  serverNames,
  startServers,
  stopServers,
  type Servers,
} from '@portal/hosting/testing/allServers';
import {askWith, type RawResponse} from '@portal/hosting/testing/rawRequest';
import {startNginx} from '@portal/hosting/testing/realNginx';

/** Requested paths, with the expected file and status. */
const asked: [path: string, file: string, status: number][] = [
  ...kinds.map((file): [string, string, number] => [file, file, 200]),
  ['/docs/limits/', '/docs/limits/index.html', 200],
  ...model.filePages.map((page): [string, string, number] => [page, page, 200]),
  ['/docs/no-such-page/', model.notFound, 404],
  ['/docs/assets/js/gone.12345678.js', model.notFound, 404],
  ['/docs/gone.yaml', model.notFound, 404],
  ['/elsewhere/', model.notFound, 404],
];

const accepted = ['identity', 'gzip', 'br', 'gzip, deflate, br'];

const proxy = (port: number, how: string) => `server {
    listen 80;
    root /nowhere;
    location / {
        proxy_pass http://127.0.0.1:${port};
        ${how}
    }
}
`;
const VIA = 'proxy_set_header Via "1.1 front";';

/** Ways to send a request: HTTP version, headers and proxy. */
const ways = {
  'HTTP/1.1': {version: '1.1', headers: {}},
  'HTTP/1.0': {version: '1.0', headers: {}},
  'HTTP/1.1 with Via': {version: '1.1', headers: {Via: '1.1 front'}},
  'HTTP/1.0 with Via': {version: '1.0', headers: {Via: '1.0 front'}},
  'a proxy': {version: '1.1', headers: {}, proxy: ''},
  'a proxy with HTTP/1.1 and Via': {
    version: '1.1',
    headers: {},
    proxy: `proxy_http_version 1.1; ${VIA}`,
  },
} as const;

let servers: Servers;
beforeAll(async () => {
  servers = await startServers(build);
});
afterAll(() => stopServers(servers));

/** The encoding that a server must choose. Debian's nginx only supports gzip. */
function encodingFor(name: string, accepts: string, file: string): string | undefined {
  if (!existsSync(join(build, `${file}.gz`))) return undefined;
  if (name !== 'nginx' && accepts.includes('br')) return 'br';
  return accepts.includes('gzip') ? 'gzip' : undefined;
}

const unpack = (encoding: string | undefined, body: Buffer) =>
  encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;

/** The names in `Vary`, in any order and spelling. */
const namesIn = (vary: string | undefined) => vary?.toLowerCase().split(/, */).sort().join(', ');

/** Returns a message for each fault of a response. */
function faults(
  {status, headers, body}: RawResponse,
  expected: {status: number; encoding: string | undefined; file: string; path: string},
): string[] {
  const {file, encoding} = expected;
  const fields: [string, unknown, unknown][] = [
    ['status', status, expected.status],
    ['encoding', headers['content-encoding'], encoding],
    ['type', headers['content-type'], mediaTypes[extname(file)]],
    [
      'other origins',
      headers['access-control-allow-origin'],
      model.sharedFiles.includes(expected.path) ? '*' : undefined,
    ],
  ];
  // Small files have no compressed copy, so `Vary` doesn't matter for them.
  if (existsSync(join(build, `${file}.gz`))) {
    const names = file.endsWith('.html') ? 'accept, accept-encoding' : 'accept-encoding';
    fields.push(['vary', namesIn(headers.vary), names]);
  }
  const wrong = fields
    .filter(([, has, should]) => has !== should)
    .map(([name, has, should]) => `${name} is ${String(has)}, not ${String(should)}`);
  const isWhole = () =>
    unpack(headers['content-encoding'], body).equals(readFileSync(build + file));
  return wrong.length === 0 && !isWhole() ? ['the body is not the file'] : wrong;
}

describe.each(serverNames)('%s', (name) => {
  test.each(Object.entries(ways))('%s', async (_how, {version, headers, ...way}) => {
    const front =
      'proxy' in way
        ? await startNginx(proxy(servers[name].port, way.proxy), '/nowhere')
        : undefined;
    const {port} = front ?? servers[name];
    const found: string[] = [];
    for (const accepts of accepted) {
      for (const [path, file, status] of asked) {
        const response = await askWith(port, path, {
          version,
          headers: {...headers, 'Accept-Encoding': accepts},
        });
        const expected = {status, file, path, encoding: encodingFor(name, accepts, file)};
        found.push(...faults(response, expected).map((one) => `${path} (${accepts}): ${one}`));
      }
    }
    await front?.stop('SIGTERM');
    expect(found).toEqual([]);
  });
});

test('all servers know the types of all files', () => {
  expect(endings.filter((ending) => !(ending in mediaTypes))).toEqual([]);
});

test('other origins can read both API descriptions', () => {
  expect(model.sharedFiles).toEqual(['/docs/openapi.json', '/docs/openapi.yaml']);
});

test('finds faults', () => {
  const page = {
    status: 200,
    encoding: 'gzip',
    file: '/docs/limits/index.html',
    path: '/docs/limits/',
  };
  const body = Buffer.from('other');
  const good = {'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding, Accept'};
  expect(faults({status: 404, headers: {}, body}, page)).toEqual([
    'status is 404, not 200',
    'encoding is undefined, not gzip',
    'type is undefined, not text/html; charset=utf-8',
    'vary is undefined, not accept, accept-encoding',
  ]);
  expect(faults({status: 200, headers: good, body}, {...page, encoding: undefined})).toEqual([
    'the body is not the file',
  ]);
});
