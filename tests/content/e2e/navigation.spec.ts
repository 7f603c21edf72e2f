/** Tests navigation: menus, the sidebar, loading pages, and pages without JavaScript. */
import {navigation} from '../../../src/facts.ts';
import {timings} from '../../../src/timings.ts';
import {expect, hold, open, test} from '../../e2e/fixtures.ts';

const LIMITS = ['/limits/', 'Limits'] as const;

test('the top navigation and the sidebar have their entries, and the first Tab stop is the link to the content', async ({
  page,
}) => {
  await open(page, ...LIMITS);
  await page.keyboard.press('Tab');
  await expect(page.getByText('Skip to main content')).toBeFocused();

  const bar = page.locator('nav.navbar');
  for (const item of navigation.navbar) {
    await expect(bar.getByText(item.label, {exact: true}).first()).toBeVisible();
  }
  await bar.getByText('Reference', {exact: true}).click();
  for (const name of [
    'Components API',
    'CLI',
    'REST API',
    'Limits',
    'Security and Privacy',
    'Handling Cold Starts',
  ]) {
    await expect(bar.getByRole('link', {name, exact: true})).toBeVisible();
  }

  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Workflows', exact: true})).toBeVisible();
  for (const name of ['Components API', 'CLI', 'API', 'Limits', 'Security and privacy']) {
    await expect(sidebar.getByText(name, {exact: true}).first()).toBeVisible();
  }
});

test.describe('progress bar', () => {
  test.beforeEach(async ({page}) => {
    // Without this, pages load as soon as the pointer is on a link.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: {effectiveType: '4g', saveData: true},
      });
    });
  });

  // They're the defaults of nprogress.
  test('has the required minimum and speeds', async ({page}) => {
    await page.clock.install();
    await open(page, ...LIMITS);
    await hold(page, '**/assets/js/*.js');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator('article a[href="/docs/pricing/"]').first().click();
    await page.clock.runFor(200);
    const bar = page.locator('#nprogress .bar');
    const width = () => bar.evaluate((element: HTMLElement) => element.style.transform);
    expect(await width()).toBe('translate3d(-92%, 0px, 0px)');
    await expect(bar).toHaveCSS('transition-duration', '0.2s');
    await page.clock.runFor(799);
    expect(await width()).toBe('translate3d(-92%, 0px, 0px)');
    await page.clock.runFor(1);
    expect(await width()).not.toBe('translate3d(-92%, 0px, 0px)');
  });

  test('is visible while a page loads slowly', async ({page}) => {
    await open(page, ...LIMITS);
    const release = await hold(page, '**/assets/js/*.js');
    await page.locator('article a[href="/docs/pricing/"]').first().click();
    await expect(page.locator('#nprogress')).toBeAttached();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Limits');
    release();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Limits');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test('a page waits for its chunk as long as the facts specify', async ({page}) => {
  await open(page, ...LIMITS);
  const runtime = await page.locator('script[src*="runtime"]').getAttribute('src');
  const source = await (await page.request.get(runtime!)).text();
  const wait = timings.chunkTimeout;
  // The minifier writes 120000 as 12e4.
  expect(source).toMatch(new RegExp(`\\b(${wait}|${wait / 10_000}e4)\\b`));
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('pages and all tabs are readable, and navigation works', async ({page}) => {
    await page.goto('/docs/code/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const panels = page.locator('[role=tabpanel]');
    const count = await panels.count();
    expect(count).toBeGreaterThan(1);
    for (let at = 0; at < count; at++) await expect(panels.nth(at)).toBeVisible();
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'Workflows', exact: true})
      .click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Workflows');
  });

  test('a diagram is visible and has a description', async ({page}) => {
    await page.goto('/docs/workflows/');
    const drawing = page.getByRole('img', {name: 'Life of a workflow'});
    await expect(drawing).toBeVisible();
    await expect(drawing).toHaveAccessibleDescription(/^You build a draft/);
  });
});

test('a page that is opened in the app is announced, and the focus stays in the page', async ({
  page,
}) => {
  await open(page, '/limits/', 'Limits');
  const announced = page.locator('[aria-live=assertive]');
  const focused = page.locator('body :focus');
  await expect(announced).toBeEmpty();

  await page.locator('article a[href="/docs/pricing/"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(announced).toHaveText(/Pricing/);
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();

  await page.goBack();
  await expect(announced).toHaveText('Limits');
  await expect(focused).toHaveCount(1);

  const link = page.locator('article a[href^="/docs/"][href*="#"]:visible').first();
  const id = (await link.getAttribute('href'))!.split('#')[1]!;
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  await expect(announced).not.toHaveText('Limits');
});
