/** Tests the search page: `/search/?q=…`. */
import type {Locator} from '@playwright/test';
import {expect, hold, hydrated, open, test} from '../../e2e/fixtures.ts';

const SEARCH = '/docs/search/?q=webhook';

test('Back shows as many results as before, at the same position', async ({page}) => {
  await page.goto(SEARCH);
  await hydrated(page);
  const results = page.locator('main li a');
  // Only the full index has sentences. Its results replace those of the first one.
  await expect(page.locator('main li p + p').first()).toBeVisible();
  await page.getByRole('button', {name: 'More results'}).click();
  await expect(results).toHaveCount(40);
  const result = results.nth(30);
  await result.scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => window.scrollY);
  const before = await position();
  expect(before).toBeGreaterThan(500);
  await result.click();
  await expect(page.locator('article h1')).toBeVisible();
  await page.goBack();
  await expect(result).toBeInViewport();
  await expect.poll(async () => Math.abs((await position()) - before)).toBeLessThan(60);
  const again = await position();
  await page.reload();
  await expect(result).toBeInViewport();
  await expect.poll(position).toBe(again);

  // Another query starts with as many results as usual.
  await page.getByRole('searchbox').fill('cron');
  await expect(page).toHaveURL(/\?q=cron$/);
});

test('a browser that refuses to change the URL loses no letter', async ({page}) => {
  await page.goto('/docs/search/');
  await hydrated(page);
  await page.evaluate(() => {
    History.prototype.replaceState = () => {
      throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
    };
  });
  const field = page.getByRole('searchbox');
  await field.fill('');
  await field.pressSequentially('cold starts');
  await expect(page.getByRole('status')).toContainText('results');
  await expect(field).toHaveValue('cold starts');
});

test('the URL changes once after several letters', async ({page}) => {
  await page.goto('/docs/search/');
  await hydrated(page);
  const changes = await page.evaluateHandle(() => {
    const urls: string[] = [];
    const replace = history.replaceState.bind(history);
    history.replaceState = (state, unused, url) => {
      urls.push(String(url));
      replace(state, unused, url);
    };
    return urls;
  });
  await page.getByRole('searchbox').pressSequentially('cold starts');
  await expect(page).toHaveURL(/\?q=cold\+starts$/);
  const urls = await changes.jsonValue();
  expect(urls.filter((url) => /q=c[^&]*$/.test(url) && !url.endsWith('starts'))).toEqual([]);
});

test('what is typed before the app starts is searched for', async ({page}) => {
  const release = await hold(page, '**/assets/js/main.*.js');
  await page.goto('/docs/limits/', {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page).toHaveURL(/\/docs\/search\/$/);
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('cold start');
  release();
  await hydrated(page);
  await expect(page.locator('main li h2').first()).toContainText(/cold start/i);
  await expect(field).toHaveValue('cold start');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the search page says what it needs', async ({page}) => {
    await page.goto(SEARCH);
    await expect(page.getByText('Search needs JavaScript.')).toBeVisible();
  });
});

test.describe('the dialog', () => {
  const LIMITS = ['/limits/', 'Limits'] as const;

  test('fits a low window, with the selected result in view', async ({page, search}) => {
    await page.setViewportSize({width: 844, height: 390});
    await open(page, ...LIMITS);
    await page.keyboard.press('Control+k');
    await search.field.fill('cron');
    await expect(search.hits.nth(5)).toBeAttached();
    for (let at = 0; at < 5; at++) await page.keyboard.press('ArrowDown');
    const bottom = async (locator: Locator) => {
      const {y, height} = (await locator.boundingBox())!;
      return y + height;
    };
    const list = await bottom(search.body);
    expect(list).toBeLessThan(390);
    await expect.poll(async () => bottom(search.chosen)).toBeLessThanOrEqual(list + 1);
  });

  test('Back closes it, and restores the position of the page before', async ({page, search}) => {
    await open(page, '/workflows/', 'Workflows');
    const link = page.locator('main').getByRole('link', {name: 'Errors'}).last();
    await link.scrollIntoViewIfNeeded();
    const position = () => page.evaluate(() => window.scrollY);
    const before = await position();
    await link.click();
    await expect(page.locator('article h1')).not.toHaveText('Workflows');
    await page.keyboard.press('Control+k');
    await expect(search.dialog).toBeVisible();
    await page.goBack();
    await expect(search.dialog).toHaveCount(0);
    await expect(page.locator('article h1')).toHaveText('Workflows');
    await expect.poll(async () => Math.abs((await position()) - before)).toBeLessThan(60);
  });

  test('nothing covers the link to all results on a phone', async ({page, search}) => {
    await page.setViewportSize({width: 360, height: 740});
    await open(page, ...LIMITS);
    await search.button.click();
    await search.field.fill('cron');
    const all = page.getByRole('link', {name: /^See all/});
    await expect(all).toBeVisible();
    // Clicking fails if another element would get the click.
    await all.click({trial: true, timeout: 3000});
  });
});
