/**
 * Tests search with a failing index and with hostile input, in the dialog and on the results page.
 */
import type {Page, Route} from '@playwright/test';
import type {TitlesFile} from '@portal/search/engine/records';
import {expect, hold, open, test} from '../../e2e/fixtures.ts';

const TITLES = '**/search-titles.json';
const FULL = '**/search-index.json';

const FAILURES: [what: string, fail: (route: Route) => Promise<void>, told: string][] = [
  ['missing', (route) => route.fulfill({status: 404, body: ''}), 'is missing on this server.'],
  [
    'damaged',
    (route) => route.fulfill({contentType: 'application/json', body: '[{"url":'}),
    'is damaged.',
  ],
  ['unreachable', (route) => route.abort('internetdisconnected'), 'cannot be reached.'],
];

test.describe('an index that fails', () => {
  test.use({allowedErrors: ['Failed to load resource']});

  for (const [what, fail, told] of FAILURES) {
    test(`because it is ${what}, shows an error in the dialog, and typing again retries`, async ({
      page,
      search,
    }) => {
      await page.route(TITLES, fail);
      await open(page, '/limits/', 'Limits');
      await page.keyboard.press('Control+k');
      const input = search.field;
      await input.fill('delay');
      const nothing = search.nothing;
      await expect(nothing).toContainText(
        `The search index ${told} Type again to retry, or browse the sidebar.`,
      );
      await page.unroute(TITLES);
      await input.fill('delays');
      await expect(search.hits.first()).toBeVisible();
    });
  }

  test('while the reader types, is loaded again', async ({page, search}) => {
    let fail = () => {};
    const failing = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(
      TITLES,
      async (route) => {
        await failing;
        await FAILURES[1]![1](route);
      },
      {times: 1},
    );
    await open(page, '/limits/', 'Limits');
    await page.keyboard.press('Control+k');
    const input = search.field;
    await input.fill('delay');
    // The first search is running. Otherwise, only the second one would run.
    await expect(search.status).toHaveText('Searching…');
    await input.fill('delays');
    fail();
    await expect(search.hits.first()).toBeVisible();
  });

  test('shows an error on the results page, and typing again retries', async ({page}) => {
    await page.route(TITLES, FAILURES[0]![1]);
    await page.goto('/docs/search/?q=delay');
    const status = page.getByRole('status');
    await expect(status).toHaveText(
      'The search index is missing on this server. Type again to retry, or begin with a page below.',
    );
    await expect(page.locator('main').getByRole('link', {name: 'Guides'})).toBeVisible();
    await page.unroute(TITLES);
    await page.getByRole('searchbox').fill('delays');
    await expect(status).toContainText('results');
  });

  test('in its second stage, still gives the results of the first one', async ({page}) => {
    await page.route(FULL, FAILURES[1]![1]);
    await page.goto('/docs/search/?q=delay');
    await expect(page.getByRole('status')).toContainText('is damaged');
    await expect(page.locator('main li h2').first()).toContainText(/delay/i);
  });
});

test.describe('a slow index shows a message, and later its results,', () => {
  const SLOW =
    'The search index is slow to arrive. Results appear as soon as it is loaded; meanwhile, ';

  test('in the dialog', async ({page, search}) => {
    const release = await hold(page, '**/search-*.json');
    await open(page, '/limits/', 'Limits');
    await page.keyboard.press('Control+k');
    await search.field.fill('delay');
    const nothing = search.nothing;
    await expect(nothing).toContainText(`${SLOW}browse the sidebar.`);
    release();
    await expect(search.hits.first()).toBeVisible();
    await expect(nothing).toHaveCount(0);
  });

  test('on the results page', async ({page}) => {
    const release = await hold(page, '**/search-*.json');
    await page.goto('/docs/search/?q=delay');
    const status = page.getByRole('status');
    await expect(status).toHaveText(`${SLOW}begin with a page below.`);
    await expect(page.locator('main').getByRole('link', {name: 'Guides'})).toBeVisible();
    release();
    await expect(status).toContainText('results');
    await expect(page.locator('main li h2').first()).toContainText(/delay/i);
  });
});

/** Returns what is in the page only if typed, stored or indexed text was treated as markup. */
const harm = (page: Page) =>
  page.evaluate(() => ({
    hasRun: 'hacked' in window,
    images: document.querySelectorAll('img[src="x"]').length,
  }));
const NONE = {hasRun: false, images: 0};

const IMAGE = '<img src=x onerror="window.hacked=1">';

test.describe('hostile headings', () => {
  test.use({allowedErrors: ['Failed to load resource']});

  test('stay text in results and in recent searches', async ({page, search}) => {
    const heading = `Zebra ${IMAGE} <T>`;
    await page.route(FULL, (route) => route.abort());
    const response = await page.request.get('/docs/search-titles.json');
    const titles = (await response.json()) as TitlesFile;
    titles.sections[0]!.hierarchy.lvl1 = heading;
    await page.route(TITLES, (route) => route.fulfill({json: titles}));
    await open(page, '/limits/', 'Limits');
    await page.keyboard.press('Control+k');
    await search.field.fill('zebra');
    const hit = search.hits.first();
    await expect(hit).toContainText(heading);
    await page.keyboard.press('Enter');
    await expect(search.dialog).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(search.recent).toHaveCount(1);
    await expect(hit).toContainText(heading);
    expect(await harm(page)).toEqual(NONE);
  });
});
