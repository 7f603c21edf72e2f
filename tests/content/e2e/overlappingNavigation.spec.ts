/** Tests what happens when a reader doesn't wait for a page: double clicks, Back, another link. */
import type {Locator} from '@playwright/test';
import {expect, hold, hydrated, open, scrollDown, scrollY, test} from '../../e2e/fixtures.ts';
import {withTagManager} from '../../e2e/tagManager.ts';

const CHUNKS = '**/assets/js/*.js';

test.beforeEach(async ({page}) => {
  // Without this, pages load as soon as the pointer is on a link.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}});
  });
});

test('the progress bar ends after a double click', async ({page}) => {
  await page.clock.install();
  await open(page, '/limits/', 'Limits');
  const release = await hold(page, CHUNKS);
  await page.locator('article a[href="/docs/pricing/"]').first().dblclick();
  release();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Pricing');
  await page.clock.runFor(3_000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

for (const [name, again] of [
  ['a double click', (link: Locator) => link.dblclick()],
  ['Enter pressed twice', (link: Locator) => link.press('Enter').then(() => link.press('Enter'))],
  [
    'a click on another link to the page',
    (link: Locator) =>
      link.click().then(() => link.page().locator('.navbar a[href="/docs/quickstart/"]').click()),
  ],
] as const) {
  test(`${name} while a page loads is a single navigation`, async ({page}) => {
    await withTagManager(page, '**/docs/limits/');
    await open(page, '/limits/', 'Limits');
    const link = page.locator('.theme-doc-sidebar-menu a[href="/docs/quickstart/"]');
    await scrollDown(page, 1500);
    const [position, entries] = await page.evaluate(() => [window.scrollY, history.length]);
    const release = await hold(page, CHUNKS);
    await again(link);
    release();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/workflow/i);
    await expect(page.locator('.heard-only[aria-live]')).toHaveText(/workflow/i);
    expect(await page.evaluate(() => history.length)).toBe(entries! + 1);
    const views = await page.evaluate(() =>
      (window as unknown as {dataLayer: {event?: string; page?: string}[]}).dataLayer.flatMap(
        ({event, page: path}) => (event === 'page_view' ? [path] : []),
      ),
    );
    expect(views).toEqual(['/docs/limits/', '/docs/quickstart/']);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Limits');
    await expect.poll(() => scrollY(page)).toBe(position);
  });
}

test('Back while a page loads keeps the position, and Forward opens the page at its start', async ({
  page,
}) => {
  await page.goto('/docs/limits/#executions');
  await hydrated(page);
  await scrollDown(page, 150);
  const release = await hold(page, CHUNKS);
  const requested = page.waitForRequest(CHUNKS);
  await page.locator('nav.navbar').getByRole('link', {name: 'Pricing', exact: true}).click();
  const chunk = await requested;
  const progress = page.locator('#nprogress');
  await expect(progress).toBeAttached();
  const position = await scrollY(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/limits\/#/);
  release();
  await (await chunk.response())!.finished();
  // By then, the router has shown the page again.
  await expect(progress).toHaveCount(0);
  expect(await scrollY(page)).toBe(position);

  await page.goForward();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Pricing');
  await expect(page.getByRole('heading', {level: 1})).toBeInViewport();
  await expect(page).toHaveURL(/\/pricing\/$/);

  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(position);
});

test('a link that is followed while another page loads opens its section', async ({page}) => {
  await open(page, '/pricing/', /Pricing/);
  const releaseFirst = await hold(page, CHUNKS);
  const first = page.waitForResponse(CHUNKS);
  await page.locator('nav.navbar').getByRole('link', {name: 'Quickstart', exact: true}).click();
  const releaseSecond = await hold(page, CHUNKS);
  const second = page.waitForRequest(CHUNKS);
  await page.locator('article a[href^="/docs/limits/#"]').first().click();
  const id = new URL(page.url()).hash;
  await second;
  releaseFirst();
  await (await first).finished();
  releaseSecond();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Limits');
  await expect(page.locator(`article ${id}`)).toBeInViewport();
});

test("a link to a section of the page that's shown replaces a page that loads", async ({page}) => {
  await open(page, '/limits/', 'Limits');
  await scrollDown(page, 1500);
  const [position, entries] = await page.evaluate(() => [window.scrollY, history.length]);
  await hold(page, CHUNKS);
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/quickstart/"]').click();
  await expect(page).toHaveURL(/\/quickstart\/$/);
  const link = page.locator('.theme-doc-toc-desktop a').nth(2);
  await link.click();
  const id = await link.getAttribute('href');
  await expect(page).toHaveURL(`/docs/limits/${id}`);
  await expect(page.locator(`article ${id}`)).toBeInViewport();
  expect(await page.evaluate(() => history.length)).toBe(entries! + 1);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(position);
});
