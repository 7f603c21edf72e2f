/** Tests the search page: `/search/?q=…`. */
import type {Locator} from '@playwright/test';
import {expect, hydrated, open, test} from './fixtures.ts';

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

  // Another query starts with as many results as usual.
  await page.getByRole('searchbox').fill('cron');
  await expect(page).toHaveURL(/\?q=cron$/);
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

  test('names of groups do not cover the link to all results', async ({page, search}) => {
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
