/**
 * Tests the generated configurations on the real servers: to every request of one table, nginx and
 * Caddy must respond like `npm run serve`, whose own tests say what's right.
 */
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {Agent, request, type IncomingHttpHeaders} from 'node:http';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {mediaTypes} from '@portal/hosting/rules/mediaTypes';
import {acceptHeaders} from '@portal/hosting/testing/acceptHeaders';
import {
  aliases,
  build,
  endings,
  kinds,
  legacyForms,
  model,
  others,
  pages,
} from '../../helpers/addresses.ts';
import {startServers, stopServers, type Servers} from '../../helpers/allServers.ts';
import {startNginx, type RunningNginx} from '../../helpers/realNginx.ts';

interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Without its body, which only matters if it's of the site. */
const ask = (port: number, {path, method = 'GET', headers = {}}: Asked) =>
  new Promise<{status: number; headers: IncomingHttpHeaders; body: Buffer}>((resolve, reject) => {
    const sent = request({port, path, method, headers, agent, host: '127.0.0.1'}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const {statusCode: status = 0, headers} = response;
        resolve({status, headers, body: Buffer.concat(chunks)});
      });
    });
    sent.once('error', reject).end();
  });

/** Without connections that stay open: a server may close one at the moment of the next request. */
const agent = new Agent({maxSockets: 8});

/** The headers that servers must have in common. */
const COMPARED = [
  ...Object.keys(model.headers),
  ...['Access-Control-Allow-Origin', 'Allow', 'Cache-Control', 'Content-Location'],
  ...['Content-Range', 'Location'],
].map((name) => name.toLowerCase());

const unpack = {br: brotliDecompressSync, gzip: gunzipSync};

/** What a response says, in the same words for all servers. */
async function said(port: number, asked: Asked): Promise<Record<string, unknown>> {
  const {status, headers, body} = await ask(port, asked);
  const encoding = headers['content-encoding'] as keyof typeof unpack | undefined;
  const text = encoding === undefined ? body : unpack[encoding](body);
  // The type and body of a redirect, a refusal or an error don't matter.
  const isOfSite = [200, 206, 404].includes(status);
  // The smallest files have no compressed copies, so this doesn't matter for them.
  const names = text.length < 1024 ? ['accept'] : ['accept', 'accept-encoding'];
  return {
    status,
    ...Object.fromEntries(COMPARED.map((name) => [name, headers[name]])),
    ...(isOfSite && {
      robots: headers['x-robots-tag'],
      link: headers.link,
      type: headers['content-type'],
      encoding,
      vary: names.filter((name) => headers.vary?.toLowerCase().split(/, */).includes(name)),
      body: createHash('sha256').update(text).digest('base64'),
    }),
  };
}

let servers: Servers;
beforeAll(async () => {
  servers = await startServers(build);
});
afterAll(() => stopServers(servers));

/** Debian's nginx can't send Brotli, so it sends gzip if the client accepts that too. */
function withoutBrotli(reply: Record<string, unknown>, {headers = {}}: Asked) {
  const accepts = headers['accept-encoding'] ?? '';
  const other = accepts.includes('gzip') ? 'gzip' : undefined;
  return reply.encoding === 'br' ? {...reply, encoding: other} : reply;
}

/** Returns a message for each field in which a server differs from the preview. */
async function differences(
  name: 'nginx' | 'caddy',
  table: readonly Asked[],
  {port} = servers[name],
): Promise<string[]> {
  const found = await Promise.all(
    table.map(async (asked) => {
      const [reply, given] = await Promise.all([said(servers.node.port, asked), said(port, asked)]);
      const expected = name === 'nginx' ? withoutBrotli(reply, asked) : reply;
      return Object.keys({...expected, ...given})
        .filter((field) => JSON.stringify(expected[field]) !== JSON.stringify(given[field]))
        .map(
          (field) =>
            `${JSON.stringify(asked)} ${field}: ${expected[field]} here, ${given[field]} there`,
        );
    }),
  );
  return found.flat();
}

const to = (paths: readonly string[], headers: Record<string, string> = {}): Asked[] =>
  paths.map((path) => ({path, headers}));

const PAGE = '/docs/limits/';
const MISSING = ['/docs/no-such-page/', '/docs/no-such-file.md', '/elsewhere'];
const negotiated = [PAGE, ...model.filePages, ...MISSING, ...model.htmlPages.slice(0, 2)];
const files = [
  ...kinds,
  ...negotiated,
  '/docs/assets/js/gone.12345678.js',
  '/docs/limits/index.md',
  '/docs/v1/limits/',
  '/docs/v1/limits/index.md',
  '/docs/v1/none/index.md',
  '/docs/quickstart/create-new-workflow.md',
  '/docs/llms.txt',
  '/docs/cron',
];
const encodings = ['identity', 'gzip', 'br', 'gzip, deflate, br'];
const encoded = encodings.flatMap((accepted) => to(files, {'accept-encoding': accepted}));
const picture = others.find((path) => path.endsWith('.png'))!;

const tables: Record<string, Asked[]> = {
  'every address': to([...legacyForms, ...pages, ...aliases, ...others]),
  'other methods': ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].flatMap((method) =>
    to([PAGE, '/docs/limits', '/docs/cron', '/docs/no-such-page/', '/']).map((asked) => ({
      ...asked,
      method,
    })),
  ),
  'every kind of file, compressed or not': encoded,
  'proxies that say who they are': encoded.map(({path, headers}) => ({
    path,
    headers: {...headers, via: '1.1 front'},
  })),
  'both forms of pages, by Accept': acceptHeaders.flatMap(([accept]) =>
    to(negotiated, accept === undefined ? {} : {accept}),
  ),
  'both forms, compressed': encodings.flatMap((accepted) =>
    to(negotiated, {accept: 'text/markdown', 'accept-encoding': accepted}),
  ),
  ranges: ['bytes=0-3', 'bytes=-4', 'bytes=4-9'].flatMap((range) => [
    ...to([picture, PAGE], {range}),
    ...to([PAGE], {range, accept: 'text/markdown'}),
  ]),
};

describe.each(['nginx', 'caddy'] as const)('%s responds like `npm run serve`', (name) => {
  test.each(Object.keys(tables))('to %s', async (table) => {
    expect(tables[table]!.length).toBeGreaterThan(8);
    expect(await differences(name, tables[table]!)).toEqual([]);
  });

  test('behind a proxy, which speaks HTTP/1.0', async () => {
    const pass = `proxy_pass http://127.0.0.1:${servers[name].port};`;
    const site = `server {\n    listen 80;\n    root /nowhere;\n    location / { ${pass} }\n}\n`;
    const front: RunningNginx = await startNginx(site, '/nowhere');
    expect(await differences(name, encoded, front)).toEqual([]);
    await front.stop('SIGTERM');
  });

  test('and keeps the validators of both forms apart', async () => {
    const form = async (accept: string, etag = '"none"') => {
      const asked = {path: PAGE, headers: {accept, 'if-none-match': etag}};
      const {status, headers} = await ask(servers[name].port, asked);
      return {status, etag: headers.etag!};
    };
    const html = await form('text/html');
    const markdown = await form('text/markdown');
    expect((await form('text/markdown', html.etag)).status).toBe(200);
    expect((await form('text/html', markdown.etag)).status).toBe(200);
    expect((await form('text/markdown', markdown.etag)).status).toBe(304);
  });
});

test('all servers know the types of all files', () => {
  expect(endings.filter((ending) => !(ending in mediaTypes))).toEqual([]);
});

test('the tables have both forms, all encodings and the files that other origins read', async () => {
  expect(model.sharedFiles).toEqual(['/docs/openapi.json', '/docs/openapi.yaml']);
  expect(model.sharedFiles.every((file) => others.includes(file))).toBe(true);
  expect(existsSync(join(build, `${PAGE}index.html.gz`))).toBe(true);
  const replies = await Promise.all(encoded.map((asked) => said(servers.node.port, asked)));
  expect(new Set(replies.map(({encoding}) => encoding))).toEqual(
    new Set([undefined, 'gzip', 'br']),
  );
  const page = await said(servers.node.port, {path: PAGE, headers: {accept: 'text/markdown'}});
  expect(page['content-location']).toBe('/docs/limits/index.md');
  const about = async (path: string) => said(servers.node.port, {path});
  expect(await about('/docs/limits/index.md')).toMatchObject({
    link: `<${model.origin}/docs/limits/>; rel="canonical"`,
    robots: undefined,
  });
  for (const path of ['/docs/v1/limits/index.md', '/docs/llms.txt', '/docs/llms-full.txt']) {
    expect(await about(path)).toMatchObject({link: undefined, robots: 'noindex'});
  }
});

test('finds differences', async () => {
  const asked = {path: PAGE, headers: {'accept-encoding': 'gzip'}};
  // Another site, in which this page is missing.
  const empty = await startNginx('server {\n    listen 80;\n    root /nowhere;\n}\n', '/nowhere');
  const found = (await differences('nginx', [asked], empty)).join('\n');
  await empty.stop('SIGTERM');
  expect(found).toContain('status: 200 here, 404 there');
  expect(found).toContain('cache-control: no-cache, no-transform here, undefined there');
  expect(found).toContain('encoding: gzip here, undefined there');
  expect(found).toContain('body: ');
});
