/** Tests pages before the app has started: no click is lost, and none has to be repeated. */
import type {Page} from '@playwright/test';
import {expect, open, hold, hydrated, test} from '../../e2e/fixtures.ts';
import {SELECTORS} from '../../e2e/searchDialog.ts';

/** Opens a page without its app. The returned function loads the app. */
async function openWithoutApp(page: Page, route: string): Promise<() => Promise<void>> {
  const release = await hold(page, '**/assets/js/main.*.js');
  await page.goto(`/docs${route}`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  return async () => {
    release();
    await hydrated(page);
  };
}

test('the load event does not wait for scripts, and the app starts by itself', async ({page}) => {
  const before: string[] = [];
  const note = (request: {url(): string}) => before.push(request.url());
  page.on('request', note);
  page.once('load', () => page.off('request', note));
  await page.goto('/docs/limits/');
  expect(before.filter((url) => url.endsWith('.js'))).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('Back works twice after leaving the site, before the app has started', async ({page}) => {
  await open(page, '/limits/', 'Limits');
  await page.locator('nav.navbar').getByRole('link', {name: 'Pricing', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Pricing');
  await page.goto('about:blank');
  const release = await hold(page, '**/assets/js/main.*.js');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toContainText('Pricing');
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Limits');
  release();
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Limits');
});

test('the search button opens the search page', async ({page, search}) => {
  await openWithoutApp(page, '/limits/');
  await search.button.click();
  await expect(page).toHaveURL(/\/docs\/search\/$/);
});

test('a clicked tab is selected, and stays selected when the app starts', async ({page}) => {
  const start = await openWithoutApp(page, '/code/');
  const python = page.getByRole('tab', {name: 'Python'}).first();
  await python.click();
  await expect(python).toHaveAttribute('aria-selected', 'true');
  await start();
  await expect(python).toHaveAttribute('aria-selected', 'true');
});

test('a clicked tab stays in place, although the same tabs above it change', async ({page}) => {
  await openWithoutApp(page, '/api/rest/');
  const tab = page.getByRole('tab', {name: 'Python'}).last();
  await tab.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  const {y} = (await tab.boundingBox())!;
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(Math.abs((await tab.boundingBox())!.y - y)).toBeLessThanOrEqual(1);
});

test('the color mode changes at the first click, and the app and the next page keep it', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  const start = await openWithoutApp(page, '/limits/');
  await page.locator('.navbar [data-color-mode-toggle]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await start();
  await expect(
    page.getByRole('button', {name: /dark and light mode \(currently dark mode\)/}).first(),
  ).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await open(page, '/pricing/', /.+/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a menu opens, and its links work', async ({page}) => {
  await openWithoutApp(page, '/limits/');
  await page.locator('.navbar summary', {hasText: 'Reference'}).click();
  await page.locator('.navbar .dropdown__link', {hasText: 'REST API'}).click();
  await expect(page).toHaveURL(/\/docs\/api\/rest\/$/);
});

test('the arrow keys skip what only works in the app', async ({page}) => {
  await openWithoutApp(page, '/limits/');
  await page.getByText('Copy page', {exact: true}).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeFocused();
});

test('the arrow of a group in the sidebar opens the page of the group', async ({page}) => {
  await openWithoutApp(page, '/limits/');
  await page.locator('.menu__caret').first().click();
  await expect(page).not.toHaveURL(/\/limits\/$/);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the menu shows the sidebar, and the drawer replaces it when the app starts', async ({
    page,
  }) => {
    const start = await openWithoutApp(page, '/limits/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.theme-doc-sidebar-menu a').first()).toBeVisible();
    await start();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-menu-open');
  });

  test('a press on the menu just before the page is marked as hydrated opens the drawer', async ({
    page,
  }) => {
    await open(page, '/limits/', 'Limits');
    await page.evaluate(() => document.documentElement.setAttribute('data-has-hydrated', 'false'));
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-menu-open');
  });

  test('the table of contents opens', async ({page}) => {
    await openWithoutApp(page, '/limits/');
    await page.getByText('On this page').click();
    await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
  });

  test('Escape closes the menu', async ({page}) => {
    await openWithoutApp(page, '/limits/');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('.theme-doc-sidebar-menu a').first()).toBeHidden();
  });
});

test('nothing in the navbar moves when the app starts', async ({page}) => {
  const start = await openWithoutApp(page, '/limits/');
  const places = () =>
    page.locator('.navbar').evaluate(
      (bar, parts) =>
        parts.map((part) => {
          const {left, width} = bar.querySelector(part)!.getBoundingClientRect();
          return {part, left, width};
        }),
      ['.navbar__link', SELECTORS.button, '[data-color-mode-toggle]'],
    );
  const before = await places();
  await start();
  expect(await places()).toEqual(before);
});

test('no page is prefetched before the pointer is on its link', async ({page}) => {
  await page.goto('/docs/limits/');
  await hydrated(page);
  const link = page.locator('article a[href="/docs/troubleshooting/"]').first();
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  const asked = page.waitForRequest(/assets\/js\/.+\.js$/);
  await link.hover();
  await asked;
});

test('the app keeps code blocks when it starts, with the focus and the selection in them', async ({
  page,
}) => {
  const start = await openWithoutApp(page, '/components/guidelines/');
  const code = page.locator('pre').first();
  await code.focus();
  await code.evaluate((element) => getSelection()!.selectAllChildren(element));
  const selected = await page.evaluate(() => getSelection()!.toString());
  expect(selected).not.toBe('');
  await start();
  await expect(page.getByRole('button', {name: 'Copy code to clipboard'}).first()).toBeAttached();
  await expect(code).toBeFocused();
  expect(await page.evaluate(() => getSelection()!.toString())).toBe(selected);
});

test('the app keeps tabs when it starts, with the focus and the selection in them', async ({
  page,
}) => {
  const start = await openWithoutApp(page, '/code/');
  const tab = page.getByRole('tab', {name: 'Python'}).first();
  await tab.click();
  await tab.focus();
  const code = page.getByRole('tabpanel').first().locator('pre');
  await code.evaluate((element) => getSelection()!.selectAllChildren(element));
  const selected = await page.evaluate(() => getSelection()!.toString());
  expect(selected).toContain('def handler');
  await start();
  await expect(page.getByRole('button', {name: 'Copy code to clipboard'}).first()).toBeAttached();
  await expect(tab).toBeFocused();
  expect(await page.evaluate(() => getSelection()!.toString())).toBe(selected);

  // The app knows which tab is selected: another one can be, and then this one again.
  await page.getByRole('tab', {name: 'Node.js'}).first().click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
