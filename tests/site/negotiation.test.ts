/** Requests both forms of pages, redirects and missing pages from every server, by `Accept`. */
import {existsSync, readFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {markdownPathOf} from '@portal/content/pages/markdownPath';
import {mediaTypes} from '@portal/hosting/rules/mediaTypes';
import {ask, type Reply} from '@portal/hosting/server/fixture';
import {acceptHeaders} from '@portal/hosting/testing/acceptHeaders';
import {build, model} from '@portal/hosting/testing/addresses';
import {
  serverNames,
  startServers,
  stopServers,
  type Servers,
} from '@portal/hosting/testing/allServers';

let servers: Servers;
beforeAll(async () => {
  servers = await startServers(build);
});
afterAll(() => stopServers(servers));

const PAGE = '/docs/limits/';
const MARKDOWN = 'text/markdown';

/** Requested paths, with the file for each form and the status. */
const asked: [path: string, html: string, status: number][] = [
  [PAGE, '/docs/limits/index.html', 200],
  ...model.filePages.map((page): [string, string, number] => [page, page, 200]),
  ['/docs/no-such-page/', model.notFound, 404],
  ['/docs/no-such-file.md', model.notFound, 404],
  ['/elsewhere', model.notFound, 404],
];

const unpacked = ({headers, body}: Reply) => {
  const encoding = headers['content-encoding'];
  return encoding === 'br' ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
};

/** What a response says about its form and how to cache it. */
const about = ({status, headers}: Reply) => ({
  status,
  type: headers['content-type'],
  location: headers['content-location'],
  caching: headers['cache-control'],
  vary: (headers.vary ?? '').toLowerCase().split(/, */).includes('accept'),
});

const accepting = (accept: string | undefined, encoding = 'identity') => ({
  'accept-encoding': encoding,
  ...(accept !== undefined && {accept}),
});

/** Returns the differences between a response and the file that it must be. */
function faults(reply: Reply, file: string, status: number): unknown[] {
  const expected = {
    status,
    type: mediaTypes[extname(file)],
    location: status === 200 && file.endsWith('.md') ? file : undefined,
    caching: model.caching.others,
    vary: true,
  };
  const given = about(reply);
  const isWhole = unpacked(reply).equals(readFileSync(join(build, file)));
  return JSON.stringify(given) === JSON.stringify(expected) && isWhole ? [] : [{given, isWhole}];
}

describe.each(serverNames)('%s', (name) => {
  const get = (path: string, headers: Record<string, string>, method = 'GET') =>
    ask(servers[name], path, {method, headers});

  test.each(acceptHeaders)('responds to Accept: %j with %s', async (accept, form) => {
    for (const [path, html, status] of asked) {
      const file = form === 'html' ? html : markdownPathOf(html);
      expect([path, faults(await get(path, accepting(accept)), file, status)]).toEqual([path, []]);
    }
    const {status, headers} = await get('/docs/cron', accepting(accept));
    expect([status, headers.location]).toEqual([
      301,
      model.redirects.find(({from}) => from === '/docs/cron')!.to,
    ]);
  });

  test.each(['gzip', 'br', 'gzip, br'])('compresses both forms with %s', async (encoding) => {
    for (const file of ['/docs/limits/index.html', '/docs/limits/index.md']) {
      const accept = file.endsWith('.md') ? MARKDOWN : 'text/html';
      const reply = await get(PAGE, accepting(accept, encoding));
      expect(faults(reply, file, 200)).toEqual([]);
      const isSupported = name !== 'nginx' || encoding.includes('gzip');
      expect(reply.headers['content-encoding'] !== undefined).toBe(isSupported);
      expect(reply.headers.vary?.toLowerCase()).toContain('accept-encoding');
    }
  });

  test('keeps validators, ranges and HEAD apart for each form', async () => {
    const html = await get(PAGE, accepting('text/html'));
    const markdown = await get(PAGE, accepting(MARKDOWN));
    expect(html.headers.etag).not.toBe(markdown.headers.etag);
    const again = (accept: string, etag: string) =>
      get(PAGE, {...accepting(accept), 'if-none-match': etag});
    expect((await again(MARKDOWN, html.headers.etag!)).status).toBe(200);
    expect((await again('text/html', markdown.headers.etag!)).status).toBe(200);
    const unchanged = await again(MARKDOWN, markdown.headers.etag!);
    expect({...about(unchanged), type: mediaTypes['.md']}).toEqual({
      ...about(markdown),
      status: 304,
    });

    const head = await get(PAGE, accepting(MARKDOWN), 'HEAD');
    expect(about(head)).toEqual(about(markdown));
    expect(head.headers['content-length']).toBe(String(markdown.body.length));
    const part = await get(PAGE, {...accepting(MARKDOWN), range: 'bytes=4-9'});
    expect([part.status, String(part.body)]).toEqual([206, String(markdown.body.subarray(4, 10))]);
    expect(about(part)).toEqual({...about(markdown), status: 206});
  });

  test('sends the only form of a page or a file', async () => {
    for (const page of model.htmlPages) {
      const file = `${page}index.html`;
      expect(faults(await get(page, accepting(MARKDOWN)), file, 200)).toEqual([]);
    }
    const file = await get('/docs/limits/index.md', accepting('text/html'));
    expect(about(file)).toMatchObject({status: 200, type: mediaTypes['.md'], vary: false});
  });
});

test('each page links to its Markdown version, for hosts that cannot negotiate', () => {
  for (const page of model.markdownPages) {
    const path = markdownPathOf(page);
    const html = readFileSync(join(build, page, page.endsWith('/') ? 'index.html' : ''), 'utf8');
    const [link = ''] = /<link\b[^>]*text\/markdown[^>]*>/.exec(html) ?? [];
    expect([page, link.includes(path), existsSync(join(build, path))]).toEqual([page, true, true]);
  }
});

test('finds faults', async () => {
  const reply = await ask(servers.node, PAGE, {headers: accepting('text/html')});
  expect(faults(reply, '/docs/limits/index.html', 200)).toEqual([]);
  expect(faults(reply, '/docs/limits/index.md', 200)).toHaveLength(1);
  expect(faults(reply, model.notFound, 404)).toHaveLength(1);
  const {vary, ...headers} = reply.headers;
  expect(vary).toContain('Accept');
  expect(faults({...reply, headers}, '/docs/limits/index.html', 200)).toHaveLength(1);
});
