/** Tests the built site on a host that only serves files, with redirect pages instead of rules. */
import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {extname, join} from 'node:path';
import {textTypes} from '@portal/hosting/rules/mediaTypes';
import {build, hosts} from '../../builtSite.ts';
import {expect, hydrated, test} from '../../e2e/fixtures.ts';

/**
 * Creates a host without rules. It serves a folder's `index.html` with or without the slash, and the
 * whole site once more under other paths, like an archive or a proxy.
 */
function plainHost(): Server {
  return createServer(({url = '/'}, response) => {
    const {pathname} = new URL(url, 'http://localhost');
    const path = join(build, pathname.replace(/^\/.*(?=\/docs\/)/, ''));
    const file = existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
    if (!existsSync(file)) {
      response.writeHead(404, {'Content-Type': 'text/html'});
      response.end(readFileSync(join(build, '404.html')));
      return;
    }
    response.writeHead(200, {'Content-Type': textTypes[extname(file)] ?? 'image/png'});
    response.end(readFileSync(file));
  });
}

let host: Server;
let origin: string;

test.beforeAll(async () => {
  host = plainHost();
  await new Promise<void>((listening) => host.listen(0, listening));
  origin = `http://localhost:${(host.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  host.closeAllConnections();
  host.close();
});

const model = JSON.parse(readFileSync(join(hosts, 'host.json'), 'utf8')) as {
  redirects: {from: string; to: string}[];
  prefixes: {from: string}[];
};
/** Without the pages of moved folders, which all work the same way. */
const redirects = model.redirects.filter(
  (row) => !model.prefixes.some(({from}) => row.from.startsWith(from)),
);

/** An ID that every page has, because an unknown hash would open the nearest heading. */
const HASH = '#__docusaurus_skipToContent_fallback';

test('every legacy URL redirects and keeps the query and the hash', async ({page}) => {
  for (const {from, to} of redirects) {
    await test.step(from, async () => {
      if (to.startsWith('https://')) {
        await page.route(`${to}**`, (route) => route.fulfill({body: 'elsewhere'}));
      }
      const target = to.startsWith('https://') ? to : origin + to;
      const entries = await page.evaluate(() => history.length);
      await page.goto(`${origin}${from}/?from=mail&x=%2F${HASH}`);
      await expect(page).toHaveURL(`${target}?from=mail&x=%2F${HASH}`);
      // The redirect page must not be in the history.
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
    });
  }
});

test('the root of the host redirects to the start page', async ({page}) => {
  await page.goto(origin);
  await expect(page).toHaveURL(`${origin}/docs/`);
  await hydrated(page);
});

for (const [form, shown] of [
  ['/docs/limits/index.html', '/docs/limits/'],
  // The app accepts this address. Only a host can redirect it.
  ['/docs/limits', '/docs/limits'],
]) {
  test(`${form} shows the page without an error`, async ({page}) => {
    await page.goto(`${origin}${form}?from=mail`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Limits');
    await hydrated(page);
    await expect(page).toHaveURL(`${origin}${shown}?from=mail`);
  });
}

for (const copy of ['/copy', '/web/2026/https://docs.example', '/docs']) {
  test(`a copy under ${copy} stays readable, without the app`, async ({page}) => {
    await page.goto(`${origin}${copy}/docs/limits/`);
    // The app would start in an earlier idle callback, with the same timeout.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, {timeout: 1000})));
    await expect(page.locator('head script[src]')).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Limits');
    await expect(page.getByRole('heading', {name: 'Executions'})).toBeVisible();
  });
}

test.describe('an unknown path', () => {
  test.use({allowedErrors: ['status of 404']});

  test('in another case than a page shows the not-found page, which offers the page', async ({
    page,
  }) => {
    for (const path of ['/docs/Limits/', '/docs/V1/limits/', '/docs/Code/Bash']) {
      await page.goto(origin + path);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /404\.html$/);
      const nearest = page.getByRole('status').locator(`a[href^="${path.toLowerCase()}"]`);
      await expect(nearest.first()).toBeVisible();
    }
  });

  test('shows the not-found page', async ({page}) => {
    await page.goto(`${origin}/docs/no-such-page/`);
    await expect(page.getByRole('navigation', {name: 'Main'})).toBeVisible();
    await hydrated(page);
  });
});
