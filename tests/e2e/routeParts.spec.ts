/**
 * Routes come with whoever goes to their folder; the app does not bring those of every page. What
 * happens when they cannot be loaded is in deploy.spec.ts.
 */
import {expect, hydrated, open, test} from './fixtures.ts';

const LIMITS = ['/limits/', 'Limits'] as const;
const heading = {level: 1} as const;

test('a folder’s routes come with the first page of it, and once', async ({page}) => {
  const parts: string[] = [];
  page.on('requestfinished', (request) => {
    const [, part] = /\/(routes[^/]*)\.[\da-f]+\.js$/.exec(request.url()) ?? [];
    if (part) parts.push(part);
  });
  await open(page, ...LIMITS);
  expect([...new Set(parts)]).toEqual(['routes-beside~docs']);

  // A page that is loaded anew would have lost it.
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  for (const [path, title] of [
    ['/docs/code/', 'Code steps'],
    ['/docs/sources/', 'Event sources'],
    ['/docs/code/', 'Code steps'],
  ] as const) {
    await page.locator(`.menu a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', heading)).toHaveText(title);
  }
  await page.goBack();
  await expect(page.getByRole('heading', heading)).toHaveText('Event sources');
  await expect(page.locator('html')).toHaveAttribute('data-same', '');
  const codeParts = parts.filter((part) => part === 'routes~docs~code');
  expect(codeParts).toHaveLength(1);
  expect(parts).toContain('routes~docs~sources');
});

test('pages without the routes of their folder have them fetched by the app', async ({page}) => {
  await page.route('**/docs/code/bash/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/<meta name="app-script"[^>]*routes~[^>]*>/, ''),
    });
  });
  await page.goto('/docs/code/bash/');
  await hydrated(page);
  await expect(page.getByRole('heading', heading)).toHaveText(/Bash/);
});
