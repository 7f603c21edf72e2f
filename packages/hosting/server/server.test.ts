import {once} from 'node:events';
import {rmSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {securityHeaders} from '../rules/securityHeaders.ts';
import {createServer, stop} from './createServer.ts';
import {ask, removeFixture, startFixture, type Fixture} from './fixture.ts';

let site: Fixture;

beforeAll(async () => {
  site = await startFixture();
});
afterAll(async () => {
  await stop(site.server);
  removeFixture(site);
  expect(site.reports).toEqual([]);
});

const get = (path: string, headers?: Record<string, string>) =>
  ask(site, path, headers ? {headers} : {});

describe('URLs', () => {
  test.each([
    ['/docs/', 'Start'],
    ['/docs/limits/', 'Limits'],
    ['/docs/limits/?plan=free', 'Limits'],
    ['/docs/quickstart/create-new-workflow.html', 'Create a workflow'],
  ])('serves %s as a page', async (path, title) => {
    const {status, headers, body} = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  test.each([
    ['/', '/docs/'],
    ['/?a=1', '/docs/?a=1'],
    ['/docs', '/docs/'],
    ['/docs/index.html', '/docs/'],
    ['/docs/limits', '/docs/limits/'],
    ['/docs/limits?a=1&b=%20c', '/docs/limits/?a=1&b=%20c'],
    ['/docs/limits/index.html', '/docs/limits/'],
    ['/docs/limits/index.html?a=1', '/docs/limits/?a=1'],
    [
      '/docs/quickstart/create-new-workflow.html/?a=1',
      '/docs/quickstart/create-new-workflow.html?a=1',
    ],
    ['/docs/cron', '/docs/limits/'],
    ['/docs/cron/', '/docs/limits/'],
    ['/docs/cron/?a=1', '/docs/limits/?a=1'],
    ['/docs/cron/index.html', '/docs/limits/'],
    ['/docs/part?a=1', '/docs/limits/?a=1#http'],
    ['/docs/docs/apps/all-apps', 'https://product.example/apps'],
    ['/docs/docs/apps/all-apps/?q=a', 'https://product.example/apps?q=a'],
    ['/docs/v2/limits/', '/docs/limits/'],
    ['/docs/v2/limits?a=1', '/docs/limits/?a=1'],
    ['/docs/v2/limits/index.html', '/docs/limits/'],
    ['/docs/v2/cron', '/docs/limits/'],
    ['/docs/v2', '/docs/'],
    ['/docs/%6cimits/', '/docs/limits/'],
    ['/docs%2flimits%2F', '/docs/limits/'],
    ['/docs/limits?"><script>', '/docs/limits/?"><script>'],
  ])('redirects %s permanently to %s', async (path, location) => {
    const {status, headers, body} = await get(path);
    expect(status).toBe(301);
    expect(headers.location).toBe(location);
    expect(body).toHaveLength(0);
  });

  test.each([
    '/docs/none/',
    '/docs/Limits/',
    '/docs/%4cimits',
    '/docs/Cron',
    '/Docs',
    '/docs/limits.html',
    '/docs/limits/%20',
    '/docs/Assets/js/tiny.4d5e6f.js',
    '/docs/none',
    '/docs/none/index.html',
    '/docs/quickstart/create-new-workflow.html/index.html',
    '/docs/limits/none.js',
    '/docs/404.html',
    '/docs/assets/',
    '/docs/assets',
    '/docs/v2/none/',
    // Folders move only once.
    '/docs/v2/v2/limits/',
    '/docs//limits/',
    '//docs/limits/',
    '//elsewhere.example/index.html',
    '/docs/./limits/',
    '/docs/.hidden',
    '/.sources',
    '/host.json',
    '/hosts/host.json',
    '/.well-known/other.txt',
    '/.well-known/',
    '/robots.txt/',
    '/elsewhere/',
    '/docs/limits%252f',
    '/docs/caf%C3%A9/',
  ])('responds to %s with the not-found page', async (path) => {
    const {status, headers, body} = await get(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-cache, no-transform');
    expect(body.toString()).toContain('<title>Not found</title>');
  });
});

test.each([
  ['/robots.txt', 'User-agent: *\n'],
  ['/.well-known/security.txt', 'Contact: mailto:security@acme.example\n'],
])('serves %s from the root of the host', async (path, text) => {
  const {status, headers, body} = await get(path);
  expect([status, body.toString()]).toEqual([200, text]);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});

test.each([
  '/docs/../secret.txt',
  '/docs/../../secret.txt',
  '/docs/%2e%2e/%2e%2e/secret.txt',
  '/docs/..%2f..%2fsecret.txt',
  '/docs/..%5c..%5csecret.txt',
  '/docs/%252e%252e/%252e%252e/secret.txt',
  '/docs/index.html%00.js',
  '/docs/%0d%0aSet-Cookie:a=b/',
])('sends nothing from outside of the site for %s', async (path) => {
  const {status, body} = await get(path);
  expect([status, body.toString()]).toEqual([404, expect.stringContaining('Not found')]);
});

test.each(['/docs/%', '/docs/%zz', '/docs/%ff'])('rejects %s, which is malformed', async (path) => {
  const {status, body} = await get(path);
  expect([status, body.toString()]).toEqual([400, "The URL isn't encoded correctly.\n"]);
});

test('serves readers with 30 KB of cookies', async () => {
  expect(await get('/docs/limits/', {cookie: 'x'.repeat(30 * 1024)})).toMatchObject({status: 200});
});

test.each(['POST', 'PUT', 'OPTIONS'])('rejects the method %s', async (method) => {
  const {status, headers} = await ask(site, '/docs/limits/', {method});
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

describe('headers', () => {
  test('makes browsers revalidate pages', async () => {
    expect((await get('/docs/limits/')).headers['cache-control']).toBe('no-cache, no-transform');
  });

  test('lets browsers cache hashed assets for a year', async () => {
    const {headers} = await get('/docs/assets/js/main.1a2b3c.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test("doesn't let browsers cache missing assets", async () => {
    const {headers} = await get('/docs/assets/js/main.gone.js');
    expect(headers['cache-control']).toBe('no-cache, no-transform');
  });

  test.each(['/docs/', '/docs', '/docs/none/', '/docs/%zz', '/docs/img/logo.png'])(
    'sends the headers of the model with %s',
    async (path) =>
      expect((await get(path)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'permissions-policy': securityHeaders['Permissions-Policy'],
        'content-security-policy': "frame-ancestors 'none'",
      }),
  );

  test('sends hashed assets with the policy of workers, and missing ones with that of pages', async () => {
    const {headers} = await get('/docs/assets/js/main.1a2b3c.js');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toBe("default-src 'self'");
    const missing = await get('/docs/assets/js/main.gone.js');
    expect(missing.headers['content-security-policy']).toBe("frame-ancestors 'none'");
  });

  test('lets pages of other sites read the OpenAPI document, and nothing else', async () => {
    const origins = await Promise.all(
      ['/docs/openapi.yaml', '/docs/', '/docs/img/logo.png', '/docs/none.yaml'].map(
        async (path) => (await get(path)).headers['access-control-allow-origin'],
      ),
    );
    expect(origins).toEqual(['*', undefined, undefined, undefined]);
  });

  test('responds to HEAD like GET, without the body', async () => {
    const read = await get('/docs/limits/');
    const headed = await ask(site, '/docs/limits/', {method: 'HEAD'});
    expect(headed.status).toBe(200);
    expect(headed.body).toHaveLength(0);
    expect(headed.headers['content-length']).toBe(String(read.body.length));
    expect(headed.headers.etag).toBe(read.headers.etag);
  });
});

describe('compression', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['*', 'br'],
    ['deflate', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
  ])('sends a client that accepts "%s" the encoding %s', async (accepted, encoding) => {
    const plain = await get('/docs/limits/');
    const {headers, body} = await get('/docs/limits/', {'accept-encoding': accepted});
    const unpack = {br: brotliDecompressSync, gzip: gunzipSync}[encoding ?? ''];
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept, Accept-Encoding');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(unpack ? unpack(body) : body).toEqual(plain.body);
    if (unpack) expect(body.length).toBeLessThan(plain.body.length / 2);
  });

  test('compresses the not-found page too', async () => {
    const {status, headers, body} = await get('/docs/none/', {'accept-encoding': 'br'});
    expect([status, headers['content-encoding']]).toEqual([404, 'br']);
    expect(brotliDecompressSync(body).toString()).toContain('Not found');
  });

  test('sends the OpenAPI document as compressed YAML', async () => {
    const {headers, body} = await get('/docs/openapi.yaml', {'accept-encoding': 'br'});
    expect(headers).toMatchObject({
      'content-type': 'application/yaml',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    });
    expect(brotliDecompressSync(body).toString()).toMatch(/^openapi: 3/);
  });

  test.each(['/docs/assets/js/tiny.4d5e6f.js', '/docs/img/logo.png'])(
    'sends %s uncompressed, because it is too small or already compressed',
    async (path) => {
      const {headers} = await get(path, {'accept-encoding': 'br'});
      expect(headers['content-encoding']).toBeUndefined();
    },
  );
});

describe('conditions and ranges', () => {
  test.each(['identity', 'br'])("doesn't send an unchanged page again (%s)", async (accepted) => {
    const first = await get('/docs/limits/', {'accept-encoding': accepted});
    const {status, headers, body} = await get('/docs/limits/', {
      'accept-encoding': accepted,
      'if-none-match': `"other", ${first.headers.etag}`,
    });
    expect(status).toBe(304);
    expect(body).toHaveLength(0);
    expect(headers).toMatchObject({
      etag: first.headers.etag,
      'cache-control': 'no-cache, no-transform',
      vary: 'Accept, Accept-Encoding',
    });
  });

  test('gives each encoding its own ETag', async () => {
    const etags = await Promise.all(
      ['identity', 'gzip', 'br'].map(
        async (accepted) => (await get('/docs/', {'accept-encoding': accepted})).headers.etag,
      ),
    );
    expect(new Set(etags).size).toBe(3);
  });

  test("doesn't send a page again that hasn't changed since a date", async () => {
    const {headers} = await get('/docs/limits/');
    const since = {'if-modified-since': headers['last-modified']!};
    expect((await get('/docs/limits/', since)).status).toBe(304);
  });

  test.each([
    ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=10-', 416, 'bytes */10', undefined],
    ['words=1-2', 200, undefined, '0123456789'],
  ])('responds to the range "%s" with %i', async (range, status, contentRange, text) => {
    const reply = await get('/docs/img/logo.png', {range});
    expect(reply.status).toBe(status);
    expect(reply.headers['content-range']).toBe(contentRange);
    if (text !== undefined) expect(reply.body.toString()).toBe(text);
  });

  test('cuts ranges from the original, not from its compressed form', async () => {
    const {headers, body} = await get('/docs/limits/', {
      range: 'bytes=0-8',
      'accept-encoding': 'br',
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe('<!doctype');
  });

  test('responds with 412 when a condition fails', async () => {
    expect((await get('/docs/limits/', {'if-match': '"other"'})).status).toBe(412);
  });

  test('responds with 404 for a missing page, whatever the conditions', async () => {
    const {headers} = await get('/docs/none/');
    const conditions: [string, string][] = [
      ['if-none-match', headers.etag!],
      ['if-match', '"other"'],
      ['range', 'bytes=0-1'],
    ];
    for (const [name, value] of conditions) {
      expect((await get('/docs/none/', {[name]: value})).status).toBe(404);
    }
  });
});

describe('lifecycle', () => {
  test('responds with 404 when a page disappears, and keeps running', async () => {
    const own = await startFixture();
    for (const ending of ['', '.br', '.gz']) {
      rmSync(join(own.root, `docs/limits/index.html${ending}`));
    }
    expect((await ask(own, '/docs/limits/')).status).toBe(404);
    rmSync(join(own.root, 'docs'), {recursive: true});
    const gone = await ask(own, '/docs/');
    expect([gone.status, gone.body.toString()]).toEqual([404, 'There is no page at this URL.\n']);
    expect(own.reports).toEqual([]);
    await stop(own.server);
    removeFixture(own);
  });

  test('closes keep-alive connections when it stops', async () => {
    const own = await startFixture();
    const socket = connect(own.port, '127.0.0.1');
    socket.write('GET /docs/img/logo.png HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
    const closed = once(socket, 'close');
    await stop(own.server);
    await closed;
    await expect(ask(own, '/docs/')).rejects.toThrow('ECONNREFUSED');
    removeFixture(own);
  });

  test("names a folder that isn't a build", () => {
    expect(() => createServer({root: '/nowhere'})).toThrow(
      "Can't read /hosts/host.json. Build the site first: npm run build",
    );
  });

  test('rejects a host model with the wrong shape', async () => {
    const own = await startFixture();
    await stop(own.server);
    writeFileSync(join(own.root, '../hosts/host.json'), '{"base": "docs"}');
    expect(() => createServer({root: own.root})).toThrow('base');
    writeFileSync(join(own.root, '../hosts/host.json'), '{"ba');
    expect(() => createServer({root: own.root})).toThrow('host.json is damaged: SyntaxError');
    removeFixture(own);
  });
});
