import {expect, hydrated, test} from '../../e2e/fixtures.ts';
import {recordShifts} from '../../e2e/layoutShifts.ts';

// The browser logs the status of the page as a failed resource.
test.use({allowedErrors: ['the server responded with a status of 404']});

test('an unknown path shows the not-found page with status 404', async ({page}) => {
  const response = await page.goto('/docs/limts/');
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await hydrated(page);
  await expect(page.locator('nav.navbar')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Limits', exact: true}).first()).toHaveAttribute(
    'href',
    '/docs/limits/',
  );
});

for (const [path, page] of [
  ['/docs/limits.html', '/docs/limits/'],
  ['/docs/limits/%20', '/docs/limits/'],
  ['/docs/limits/%C2%A0', '/docs/limits/'],
  ['/docs/quickstart%E3%80%80', '/docs/quickstart/'],
  ['/docs/code/bash.html?a=b#c', '/docs/code/bash/'],
]) {
  test(`${path} stays not found, and offers the page first`, async ({page: tab}) => {
    expect((await tab.goto(path!))!.status()).toBe(404);
    await hydrated(tab);
    await expect(tab.getByRole('heading', {level: 1})).toHaveText('Page not found');
    const first = tab.getByRole('status').getByRole('link').first();
    await expect(first).toHaveAttribute('href', page!);
    await expect(tab.locator('link[rel=canonical]')).toHaveAttribute('href', /\/404\.html$/);
  });
}

for (const path of ['/docs/caf%C3%A9/', '/docs/100%25/']) {
  test(`${path} shows the page at once, and isn't requested again`, async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'HEAD') asked.push(request.url());
    });
    await page.addInitScript(() => {
      const texts: string[] = [];
      const note = () => texts.push(document.querySelector('main')?.textContent ?? '');
      new MutationObserver(note).observe(document, {childList: true, subtree: true});
      Object.assign(window, {texts});
    });
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByText(decodeURI(path))).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue(/\w/);
    const texts = await page.evaluate(() => (window as unknown as {texts: string[]}).texts);
    expect(texts.filter((text) => text.includes('Loading'))).toEqual([]);
    expect(asked).toEqual([]);
  });
}

test('a missing page of an older version is shown without an error, in its version', async ({
  page,
}) => {
  await page.goto('/docs/v1/nowhere/');
  await hydrated(page);
  await expect(page.locator('.navbar summary', {hasText: 'Docs version'})).toContainText('v1');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/404\.html$/);
});

test('suggestions shift nothing on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const shifts = await recordShifts(page);
  await page.goto('/docs/code/http_requests/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await expect(page.getByText('/docs/code/http_requests/')).toBeInViewport();
  await expect(page.getByRole('status').getByRole('link').last()).toBeVisible();
  // Chromium reports a shift one frame later.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
  expect(await shifts()).toEqual([]);
});
