/**
 * Bad requests and how nginx and Caddy must respond. One table for both: if HTTP allows several
 * statuses, all of them are listed.
 */
import {currentVersion} from '../../src/facts.ts';

export interface BadRequest {
  name: string;
  /** The bytes to send. */
  bytes: string;
  /** The allowed statuses. */
  statuses: readonly number[];
}

/** The statuses of paths that must never return a file. */
const REFUSED = [400, 404] as const;

const get = (path: string, ...headers: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

const request = (line: string, ...headers: string[]) =>
  `${[line, 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;

/** Paths that try to leave the build for the project or the system. */
const climbing = [
  '/docs/../package.json',
  '/docs/../../package.json',
  '/../package.json',
  '/docs/%2e%2e/%2e%2e/package.json',
  '/docs/%2E%2e%2f%2e%2E%2fpackage.json',
  '/docs/..%2f..%2fpackage.json',
  '/docs/..%5c..%5cpackage.json',
  '/docs/..\\..\\package.json',
  '/docs/%252e%252e/%252e%252e/package.json',
  '/docs/%25%32%65%25%32%65/package.json',
  '/docs/%c0%ae%c0%ae/package.json',
  '/docs/%c0%af..%c0%afpackage.json',
  '/docs/%e0%80%ae%e0%80%ae/package.json',
  '/docs/%uff0e%uff0e/package.json',
  '/docs/\xef\xbc\x8e\xef\xbc\x8e/package.json',
  '/docs/....//....//package.json',
  '/docs/..;/package.json',
  '/docs/./.././../package.json',
  '//package.json',
  '/docs//../package.json',
  '/docs/assets/../../../package.json',
  '/docs/search/../../../../../../../../etc/passwd',
  '/docs/~root/',
];

/** Files of `build/` that are only for hosts, and other private files. */
const internal = [
  '/host.json',
  '/docs/../host.json',
  '/docs/%2e%2e/host.json',
  '/.sources',
  '/nginx.conf',
  '/Caddyfile',
  '/_headers',
  '/docs/.git/config',
  '/docs/.htaccess',
];

const malformed = [
  '/docs/search/%00',
  '/docs/search/index.html%00.png',
  '/docs/%0d%0aSet-Cookie:%20a=b',
  '/docs/%',
  '/docs/%zz',
  '/docs/%ff',
  '/docs/search/index.html/',
  '/docs/search/index.html/x',
  '/docs/search.',
  '/docs/search%20/',
  '/docs/search//',
  '/docs/%E2%80%AE/',
  '/docs/none"><script>alert(1)</script>/',
  '*',
  'docs/',
  'file:///etc/passwd',
];

const rows: [name: string, bytes: string, ...statuses: number[]][] = [
  ['a null byte in the address', 'GET /docs/\0 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['a null byte in a header', get('/docs/', 'X: a\0b'), 400],
  ['a long address', get(`/docs/${'a'.repeat(7000)}`), 404],
  ['an overlong address', get(`/docs/${'a'.repeat(9000)}`), 404],
  ['a long name', get(`/docs/${'a'.repeat(300)}/`), 404],
  ['a long name without a slash', get(`/docs/${'a'.repeat(300)}`), 404],
  ['a long name outside ASCII', get(`/docs/${'%C3%A9'.repeat(128)}/`), 404],
  ['a long name in emoji', get(`/docs/assets/${'%F0%9F%98%80'.repeat(64)}`), 404],
  ['a long name in a moved folder', get(`/docs/${currentVersion.id}/${'a'.repeat(300)}`), 404],
  ['a null byte, encoded', get('/docs/search/%00'), 400],
  ['an endless address', get(`/docs/${'a'.repeat(70_000)}`), 414, 431],
  ['a deep address', get(`/docs/${'a/'.repeat(3500)}`), 404],
  ['a long query', get(`/docs/?${'a=1&'.repeat(1500)}`), 200],
  ['a query that looks like HTML', get('/docs/search/?q=<script>alert(1)</script>'), 200],
  ['a line break in a query', get('/docs/search?%0d%0aSet-Cookie:a=b'), 301],
  ...[7, 16, 30].map((kilobytes): [string, string, number] => [
    `${kilobytes} KB of cookies`,
    get('/docs/search/', `Cookie: a=${'x'.repeat(kilobytes * 1024)}`),
    200,
  ]),
  ['a huge header', get('/docs/', `X: ${'a'.repeat(40_000)}`), 400, 431],
  ['an endless header', get('/docs/', `X: ${'a'.repeat(100_000)}`), 400, 431],
  ['very many headers', get('/docs/', ...Array(20_000).fill('X: a')), 400, 431],
  ['no host', request('GET /docs/ HTTP/1.1'), 400],
  ['two hosts', request('GET /docs/ HTTP/1.1', 'Host: a', 'Host: b'), 400],
  ['an empty host', request('GET /docs/ HTTP/1.1', 'Host: '), 400],
  ['an invalid host', request('GET /docs/ HTTP/1.1', 'Host: a/b?c'), 400],
  ['an unknown host', request('GET /docs/ HTTP/1.1', 'Host: evil.example'), 200],
  [
    'an unknown host with a redirect',
    request('GET /docs/search HTTP/1.1', 'Host: evil.example'),
    301,
  ],
  ['another host in the address', get('http://evil.example/docs/search'), 301],
  [
    'headers that proxies trust',
    get('/docs/search', 'X-Forwarded-Host: evil.example', 'X-Original-URL: /host.json'),
    301,
  ],
  ['HTTP/1.0', 'GET /docs/ HTTP/1.0\r\n\r\n', 200],
  ['HTTP/2.0 in the request line', request('GET /docs/ HTTP/2.0', 'Host: a'), 505],
  ['the start of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 505],
  ['bytes that are not HTTP', 'hello\r\n\r\n', 400],
  ['the start of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
  [
    'two lengths for one body',
    request('GET /docs/ HTTP/1.1', 'Host: a', 'Content-Length: 5', 'Transfer-Encoding: chunked'),
    200,
    400,
  ],
  ['a negative length', get('/docs/', 'Content-Length: -1'), 400],
  ['a space in a header name', get('/docs/', 'X : a'), 400],
  ['a folded header', get('/docs/', 'X: a', ' b'), 200, 400],
  ['an unexpected body', `${get('/docs/', 'Content-Length: 5')}hello`, 200],
  ['an unknown expectation', get('/docs/', 'Expect: nonsense'), 200, 417],
  ['BREW', request('BREW /docs/ HTTP/1.1', 'Host: a'), 400, 405],
  ['get', request('get /docs/ HTTP/1.1', 'Host: a'), 400, 405],
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map(
    (method) =>
      [method, request(`${method} /docs/ HTTP/1.1`, 'Host: a'), 405] as [string, string, number],
  ),
  ['a range', get('/docs/img/favicon.svg', 'Range: bytes=0-3'), 206],
  ['a range beyond the end', get('/docs/img/favicon.svg', 'Range: bytes=999999999-'), 416],
  ['a reversed range', get('/docs/img/favicon.svg', 'Range: bytes=5-2'), 416],
  ['a range of letters', get('/docs/img/favicon.svg', 'Range: bytes=a-b'), 416],
  ['a range of words', get('/docs/img/favicon.svg', 'Range: words=1-2'), 200],
  [
    'a range with too large a number',
    get('/docs/img/favicon.svg', 'Range: bytes=0-18446744073709551616'),
    206,
    416,
  ],
  ['two ranges', get('/docs/img/favicon.svg', 'Range: bytes=0-1,3-4'), 200],
  [
    'two hundred ranges of the whole file',
    get('/docs/img/favicon.svg', `Range: bytes=${Array(200).fill('0-').join(',')}`),
    200,
  ],
  ['any validator', get('/docs/img/favicon.svg', 'If-None-Match: *'), 304],
  ['an invalid date', get('/docs/img/favicon.svg', 'If-Modified-Since: nonsense'), 200],
  [
    'a date in the future, from a wrong clock',
    get('/docs/img/favicon.svg', 'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT'),
    200,
    304,
  ],
  ['a wrong validator', get('/docs/img/favicon.svg', 'If-Match: "x"'), 412],
  [
    'a range of another version',
    get('/docs/img/favicon.svg', 'If-Range: "x"', 'Range: bytes=0-1'),
    200,
  ],
  ['a thousand types', get('/docs/search/', `Accept: ${'a/b,'.repeat(1000)}`), 200],
  [
    'a thousand encodings',
    get('/docs/img/favicon.svg', `Accept-Encoding: ${'gzip,'.repeat(1000)}`),
    200,
  ],
];

/** The whole table. */
export const badRequests: BadRequest[] = [
  ...[...climbing, ...internal, ...malformed].map((path) => ({
    name: path,
    bytes: get(path),
    statuses: REFUSED,
  })),
  ...rows.map(([name, bytes, ...statuses]) => ({name, bytes, statuses})),
];
