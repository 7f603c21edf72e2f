/** A page is used before its app is there: nothing that the reader does is lost. */
import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures.ts';

/** Opens a page whose app arrives when told. */
async function openWithoutApp(page: Page, route: string): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(`/docs${route}`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  return async () => {
    arrive();
    await hydrated(page);
  };
}

test('the load event waits for no script; the app is fetched unasked, and runs when used', async ({
  page,
}) => {
  const before: string[] = [];
  const note = (request: {url(): string}) => before.push(request.url());
  page.on('request', note);
  page.once('load', () => page.off('request', note));
  const fetched = page.waitForResponse(/assets\/js\/main\..+\.js$/);
  await page.goto('/docs/limits/');
  await fetched;
  expect(before.filter((url) => url.endsWith('.js'))).toEqual([]);
  await expect(page.locator('head script[src]')).toHaveCount(0);
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

for (const [name, address] of [
  ['results of a search', '/search/?q=cold+start'],
  ['pages near an address that leads nowhere', '/limit/'],
  ['a section that is not there', '/limits/#large-payload'],
]) {
  test(`${name} are shown to a reader who touches nothing`, async ({page, allowedErrors}) => {
    allowedErrors.push('404');
    await page.goto(`/docs${address}`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
}

test('a link is followed without the app', async ({page}) => {
  await openWithoutApp(page, '/limits/');
  await page.locator('article a[href="/docs/troubleshooting/"]').first().click();
  await expect(page).toHaveURL(/\/docs\/troubleshooting\/$/);
});

test('the search opens with what was typed', async ({page}) => {
  const arrive = await openWithoutApp(page, '/limits/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('cold star');
  await expect(page.locator('.DocSearch-Button')).toHaveAttribute('aria-busy', 'true');
  await arrive();
  await expect(page.locator('.DocSearch-Input')).toHaveValue('cold star');
  await expect(page.locator('.DocSearch-Hit').first()).toContainText(/cold start/i);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('nothing in the top bar moves when the app comes', async ({page}) => {
  const arrive = await openWithoutApp(page, '/limits/');
  const places = () =>
    page.locator('.navbar').evaluate((bar) =>
      ['.navbar__link', '.DocSearch-Button', '[class*=colorModeToggle]'].map((part) => {
        const {left, width} = bar.querySelector(part)!.getBoundingClientRect();
        return {part, left, width};
      }),
    );
  const before = await places();
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await arrive();
  await expect(page.locator('.DocSearch-Button-Key')).toHaveCount(2);
  expect(await places()).toEqual(before);
});

test('a pressed tab is selected, and the color mode changes', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  const arrive = await openWithoutApp(page, '/code/');
  const python = page.getByRole('tab', {name: 'Python'}).first();
  await python.click();
  const mode = page.locator('.navbar [class*=colorModeToggle] button');
  await mode.click({force: true});
  await arrive();
  await expect(python).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme-choice', 'system');
});

test('on a phone, the menu opens', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const arrive = await openWithoutApp(page, '/limits/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await arrive();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
});

test('no page is loaded ahead until its link is pointed at', async ({page}) => {
  await page.goto('/docs/limits/');
  await hydrated(page);
  const link = page.locator('article a[href="/docs/troubleshooting/"]').first();
  // The app's own files, with the routes of this page's folder, may be on their way.
  const ahead =
    'link[rel=prefetch]:not([href*="main."], [href*="framework."], [href*="/routes-beside~docs."])';
  await expect(page.locator(ahead)).toHaveCount(0);
  const asked = page.waitForRequest(/assets\/js\/.+\.js$/);
  await link.hover();
  await asked;
});
