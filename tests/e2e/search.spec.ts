/** The embedded search, in real Chromium. */
import {violations} from './axe.ts';
import {expect, open, test} from './fixtures.ts';

const LIMITS = ['/limits/', 'Limits'] as const;
const INDEX = '**/search-index.json';

test('Ctrl+K, half a word, the arrow keys and Enter lead to the section', async ({page}) => {
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('cold star');
  const hits = page.locator('.DocSearch-Hit');
  await expect(hits.first()).toContainText(/cold start/i);
  await expect(hits.locator('mark').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const target = await page
    .locator('.DocSearch-Hit[aria-selected=true] a')
    .getAttribute('data-url');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${target!.split('#')[0]!}`));
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
});

test('a result can be clicked', async ({page}) => {
  await open(page, ...LIMITS);
  await page.locator('.DocSearch-Button').click();
  await page.locator('.DocSearch-Input').fill('out of memory');
  await page.locator('.DocSearch-Hit a').first().click();
  await expect(page).toHaveURL(/out-of-memory/);
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
});

test('the slash key opens the search, its hint is shown, and the dialog is accessible', async ({
  page,
}) => {
  await open(page, ...LIMITS);
  await expect(page.locator('.DocSearch-Button')).toContainText('Search');
  await page.keyboard.press('/');
  const input = page.locator('.DocSearch-Input');
  await expect(input).toHaveAttribute('placeholder', 'Search...');
  await input.fill('timeout');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  expect(await violations(page, {include: '.DocSearch-Container'})).toEqual([]);
});

test('nothing is loaded before, and nothing leaves the site', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, ...LIMITS);
  expect(asked.filter((url) => url.includes('search-'))).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('memory');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  const origin = new URL(page.url()).origin;
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  expect(await page.locator('link[rel=preconnect]').count()).toBe(0);
  await expect(page.locator('.DocSearch-Logo')).toBeHidden();
});

test('names are found while the full index is on its way; the swap keeps the selection', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(INDEX, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('delay');
  const chosen = page.locator('.DocSearch-Hit[aria-selected=true] a');
  await expect(chosen).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const address = await chosen.getAttribute('data-url');
  const results = page.locator('.DocSearch-Dropdown');
  const names = await results.innerText();
  release();
  await expect(results).not.toHaveText(names, {useInnerText: true});
  await expect(chosen).toHaveAttribute('data-url', address!);
});

for (const [what, answer] of [
  ['missing', {status: 404, body: ''}],
  ['damaged', {status: 200, contentType: 'application/json', body: '{"pages":'}],
] as const) {
  test.describe(`an index that is ${what}`, () => {
    test.use({allowedErrors: ['Failed to load resource']});

    test('is told, and typing again retries', async ({page}) => {
      await page.route('**/search-titles.json', (route) => route.fulfill(answer));
      await open(page, ...LIMITS);
      await page.keyboard.press('Control+k');
      const input = page.locator('.DocSearch-Input');
      await input.fill('delay');
      await expect(page.locator('.DocSearch-NoResults')).toContainText(
        `The search index is ${what}`,
      );
      await expect(page.locator('.DocSearch-NoResults')).toContainText('Type again to retry');
      await page.unroute('**/search-titles.json');
      await input.fill('delays');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    });
  });
}

test('the results page asks the same index', async ({page}) => {
  await page.goto('/docs/search/?q=rate+limit+exceeded');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search');
  await expect(page.getByRole('status')).toContainText('results');
  await expect(page.locator('main li h3').first()).toContainText(/rate limit/i);
  await page.getByRole('searchbox').fill('xyzzyqwv');
  await expect(page.getByRole('status')).toHaveText('0 results');
});

test.describe('hostile queries', () => {
  const queries = [
    '<img src=x onerror="window.hacked=1">',
    '<T>',
    '"\'`',
    '🙂🙂',
    '.*+?^${}()|[]\\',
    'שלום עולם',
  ];
  test('ten thousand letters are harmless', async ({page}) => {
    await page.goto('/docs/search/');
    await page.getByRole('searchbox').fill('x'.repeat(10_000));
    await expect(page.getByRole('status')).toHaveText('0 results');
  });

  for (const [at, query] of queries.entries()) {
    test(`number ${at + 1} is harmless`, async ({page}) => {
      await page.goto(`/docs/search/?q=${encodeURIComponent(query)}`);
      await expect(page.getByRole('status')).toHaveText(/result/);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(await page.locator('main img').count()).toBe(0);
    });
  }
});

test('a reader of v1 finds v2, and is told so', async ({page}) => {
  await open(page, '/v1/', /v1/);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('workflow');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  const addresses = await page
    .locator('.DocSearch-Hit a')
    .evaluateAll((links) => links.map((link) => link.dataset.url));
  expect(addresses.filter((address) => address!.startsWith('/docs/v1/'))).toEqual([]);
  const note = page.locator('.search-version');
  await expect(note).toContainText('Results are for v2');
  await expect(note.getByRole('link')).toHaveAttribute('href', '/docs/v1/');
});
