/** Tests that the server redirects every form of every legacy address to a page (301, then 200). */
import {existsSync, readFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {load} from 'cheerio';
import {redirects} from '../../../src/facts.ts';
import {ask} from '@portal/hosting/server/fixture';
import {createServer, stop} from '@portal/hosting/server/createServer';
import {pages} from '../../helpers/addresses.ts';
import {build, hosts} from '../../builtSite.ts';

const rows = redirects.flatMap((group) => group.rows);
/** One address per row. For a moved folder, the folder, a page and a legacy address in it. */
const addresses = rows.flatMap(({from}) =>
  from.endsWith('/*')
    ? [from.slice(0, -2), from.replace('*', 'workflows/steps/'), from.replace('*', 'cron')]
    : [from],
);

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer({root: build});
  await new Promise<void>((listening) => server.listen(0, listening));
  ({port} = server.address() as AddressInfo);
});
afterAll(() => stop(server));

const get = (path: string) => ask({port}, path);

/** Requests an address and expects one redirect to a page of this site or another site. */
async function followOnce(path: string) {
  const {status, headers, body} = await get(path);
  expect([path, status]).toEqual([path, 301]);
  expect(body).toHaveLength(0);
  const location = headers.location!;
  if (location.startsWith('https://')) return {location, html: undefined};
  const page = await get(location.split('#')[0]!);
  expect([location, page.status]).toEqual([location, 200]);
  return {location, html: page.body.toString()};
}

const bare = (path: string) => `/docs${path.replace(/\/$/, '')}`;

describe.each(addresses)('%s', (from) => {
  test.each(['', '/', '/index.html'])(
    'ending in "%s" redirects directly to its page',
    async (end) => {
      const {location, html} = await followOnce(bare(from) + end);
      const fragment = location.split('#')[1];
      if (fragment !== undefined) expect(load(html!)(`[id="${fragment}"]`)).toHaveLength(1);
      if (html !== undefined) expect(html).toContain('theme-doc-markdown');
    },
  );

  test.each(['', '/'])('ending in "%s" keeps the query', async (end) => {
    const plain = (await followOnce(bare(from) + end)).location;
    const [path, fragment] = plain.split('#');
    const {location} = await followOnce(`${bare(from)}${end}?a=1&b=%2F`);
    expect(location).toBe(`${path}?a=1&b=%2F${fragment === undefined ? '' : `#${fragment}`}`);
  });

  test('has a page for plain hosts that redirects to the same place', async () => {
    const html = readFileSync(join(build, bare(from), 'index.html'), 'utf8');
    const {location} = await followOnce(bare(from));
    const page = load(html);
    expect(page('link[rel=canonical]').attr('href')).toBe(location);
    expect(page('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${location}`);
    expect(page('script').text()).toContain(`window.location.href = '${location}'`);
  });
});

describe.each(pages)('%s', (path) => {
  test('is served at its address', async () => expect((await get(path)).status).toBe(200));

  if (path.endsWith('.html')) {
    test('has no alias except the form with a slash', async () => {
      expect((await followOnce(`${path}/?a=1`)).location).toBe(`${path}?a=1`);
      expect((await get(`${path}/index.html`)).status).toBe(404);
    });
  } else {
    test('is the target of its aliases', async () => {
      for (const alias of [`${path}index.html`, path.slice(0, -1)]) {
        expect((await followOnce(alias)).location).toBe(path);
        expect((await followOnce(`${alias}?a=1`)).location).toBe(`${path}?a=1`);
      }
    });
  }
});

test('the generated host files contain every row', () => {
  const own = ['netlify/_redirects', 'nginx.conf', 'Caddyfile'].map((file) => join(hosts, file));
  for (const file of [join(build, '_redirects'), ...own]) {
    const text = readFileSync(file, 'utf8');
    const missing = addresses.filter((from) => !new RegExp(`\\s${bare(from)} `).test(text));
    expect([file, missing]).toEqual([file, []]);
  }
});

test('an unknown path returns the not-found page in the main layout', async () => {
  const {status, body} = await get('/docs/no-such-page/');
  expect(status).toBe(404);
  expect(load(body.toString())('nav.navbar')).toHaveLength(1);
  expect(existsSync(join(build, '404.html'))).toBe(true);
});
