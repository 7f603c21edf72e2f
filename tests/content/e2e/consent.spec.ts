/** Tests the consent for analytics, if the operator turned it on. */
import type {Page} from '@playwright/test';
import {expectNoViolations} from '../../e2e/axe.ts';
import {expect, open, test} from '../../e2e/fixtures.ts';
import {withTagManager} from '../../e2e/tagManager.ts';

const LIMITS = ['/limits/', 'Limits'] as const;
const QUESTION = 'May this site count page views with Google Tag Manager?';

const notice = (page: Page) => page.getByRole('region', {name: QUESTION});
const isLoaded = (page: Page) => page.evaluate(() => 'tagManagerLoaded' in window);

/** Returns what the browser stores for analytics. */
const kept = async (page: Page) => ({
  answer: await page.evaluate(() => localStorage.getItem('docs.analytics')),
  cookies: (await page.context().cookies()).map(({name}) => name),
});

test('loads and stores nothing before consent, and remembers a refusal', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) asked.push(request.url());
  });
  await withTagManager(page, '**/docs/limits/', {answer: 'none'});
  await open(page, ...LIMITS);
  await expect(notice(page)).toBeVisible();
  expect(await kept(page)).toEqual({answer: null, cookies: []});
  await notice(page).getByRole('button', {name: 'Decline'}).click();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', {name: 'Analytics: off. Change'})).toBeAttached();
  await expect(notice(page)).toHaveCount(0);
  expect(await kept(page)).toEqual({answer: 'no', cookies: []});
  expect(asked).toEqual([]);
});

test('remembers consent, and removes everything after it is withdrawn', async ({page}) => {
  await withTagManager(page, '**/docs/limits/', {answer: 'none'});
  await open(page, ...LIMITS);
  await notice(page).getByRole('button', {name: 'Allow'}).click();
  await page.waitForFunction(() => 'tagManagerLoaded' in window);
  expect(await page.evaluate(() => window.dataLayer!.at(-1))).toEqual({
    event: 'page_view',
    page: '/docs/limits/',
  });
  await page.reload();
  await page.waitForFunction(() => 'tagManagerLoaded' in window);
  await expect(notice(page)).toHaveCount(0);

  await page.evaluate(() => (document.cookie = '_ga=1; path=/'));
  await page.getByRole('button', {name: 'Analytics: allowed. Change'}).click();
  await expect(notice(page)).toBeFocused();
  const loaded = page.waitForEvent('load');
  await notice(page).getByRole('button', {name: 'Decline'}).click();
  await loaded;
  await expect(page.getByRole('button', {name: 'Analytics: off. Change'})).toBeAttached();
  expect(await kept(page)).toEqual({answer: 'no', cookies: []});
  expect(await isLoaded(page)).toBe(false);
});

test('does not ask or track a browser with Global Privacy Control', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', {value: true});
  });
  await withTagManager(page, '**/docs/limits/');
  await open(page, ...LIMITS);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByText('Analytics:')).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
  expect(await isLoaded(page)).toBe(false);
});

test('neither asks nor counts by default', async ({page}) => {
  await open(page, ...LIMITS);
  await expect(page.getByText('Analytics:')).toHaveCount(0);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the question is accessible in ${colorScheme} mode and fits a phone`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await withTagManager(page, '**/docs/limits/', {answer: 'none'});
    await open(page, ...LIMITS);
    await expect(notice(page)).toBeVisible();
    await expectNoViolations(page, {include: 'footer'}, 'the question');
    await page.setViewportSize({width: 320, height: 568});
    await expect(notice(page).getByRole('button', {name: 'Decline'})).toBeInViewport();
    const box = (await notice(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
  });
}
