/** Tests an open tab whose server is down, and missing scripts and style sheets. */
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createServer, stop} from '@portal/hosting/server/createServer';
import {build as root} from '../../builtSite.ts';
import {expect, hydrated, test} from '../../e2e/fixtures.ts';

let server: Server | undefined;
let port = 0;

async function serve(): Promise<void> {
  const next = createServer({root});
  await new Promise<void>((listening) => next.listen(port, listening));
  port = (next.address() as AddressInfo).port;
  server = next;
}

async function takeDown(): Promise<void> {
  if (server) await stop(server);
  server = undefined;
}

test.describe.configure({mode: 'serial'});
// The browser logs each failed request, and these tests cause them.
test.use({
  allowedErrors: [
    'Failed to load resource',
    'Refused to execute script',
    'net::ERR_CONNECTION_REFUSED',
    'net::ERR_INTERNET_DISCONNECTED',
  ],
});

test.afterEach(takeDown);

test.beforeEach(async ({page}) => {
  await serve();
  await page.addInitScript(() => {
    // Without prefetching, so that the page needs chunks that the deploy removed.
    Object.defineProperty(navigator, 'connection', {
      value: {effectiveType: '4g', saveData: true},
    });
  });
  await page.goto(`http://localhost:${port}/docs/limits/`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Limits');
  await hydrated(page);
});

const follow = 'article a[href="/docs/troubleshooting/"]';

test('while the server is down, the reader sees an error and can retry', async ({page}) => {
  await takeDown();
  await page.locator(follow).first().click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(/Loading chunk \S+ failed \(error: http.+\.js\)/);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Limits');
  await expect(page.locator('#nprogress .bar')).toBeHidden();

  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(alert).toContainText('Loading chunk');

  await serve();
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Limits');
  await expect(alert).toHaveCount(0);
});

test('back online, Retry shows the requested page, even if several files were missing', async ({
  page,
  context,
}) => {
  await page.goto(`http://localhost:${port}/docs/search/`);
  await hydrated(page);
  await context.setOffline(true);
  await page.locator('.navbar').getByRole('link', {name: 'Pricing'}).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('You seem to be offline.');
  await expect(alert).toContainText(/Loading chunk \S+ failed/);
  await context.setOffline(false);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Search');
  await expect(page).toHaveURL(/\/docs\/pricing\/$/);
  await expect(alert).toHaveCount(0);
});

test('a page that could not be loaded opens when its link is followed again', async ({
  page,
  context,
}) => {
  const link = (name: string) => page.locator('.navbar').getByRole('link', {name, exact: true});
  const heading = page.getByRole('heading', {level: 1});
  await link('Guides').click();
  await expect(heading).toHaveText('Guides');
  await page.goBack();
  await expect(heading).toHaveText('Limits');

  await context.setOffline(true);
  await link('Pricing').click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('You seem to be offline.');
  await link('Guides').click();
  await expect(heading).toHaveText('Guides');
  await expect(alert).toHaveCount(0);
  await context.setOffline(false);
  await link('Pricing').click();
  await expect(heading).toContainText('Pricing');
});

test('a missing main script reloads the page once, then shows an error', async ({page}) => {
  await page.route('**/assets/js/main.*.js', (route) => route.fulfill({status: 404}));
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  // Touch the page on each load.
  await page.addInitScript(() => {
    window.addEventListener('load', () => document.body.dispatchEvent(new Event('touchstart')));
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(/Loading chunk main failed/);
  expect(loads).toHaveLength(2);
});

test('a missing style sheet reloads the page once, then shows an error', async ({page}) => {
  await page.route('**/assets/css/styles.*.css', (route) => route.fulfill({status: 404}));
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(/Loading style sheet styles failed/);
  expect(loads).toHaveLength(2);
});

test('a style sheet that is missing only once shows no error', async ({page}) => {
  await page.route('**/assets/css/styles.*.css', (route) => route.fulfill({status: 404}), {
    times: 1,
  });
  await page.reload();
  await hydrated(page);
  await expect(page.locator('nav.navbar')).toHaveCSS('position', 'sticky');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
