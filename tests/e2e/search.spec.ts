/** Tests the embedded search in real Chromium. */
import {currentVersion, frozenVersions, prefixOf} from '@portal/content/facts/versions';
import {violations} from './axe.ts';
import {expect, hold, hydrated, open, test} from './fixtures.ts';

const LIMITS = ['/limits/', 'Limits'] as const;
const INDEX = '**/search-index.json';

test('Ctrl+K, half a word, the arrow keys and Enter open the section', async ({page}) => {
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

test('the slash key opens the search, the placeholder is shown, and the dialog is accessible', async ({
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

test('nothing is loaded before the search opens, and no request leaves the site', async ({
  page,
}) => {
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

test('finds titles while the full index loads, and then everything', async ({page}) => {
  const release = await hold(page, INDEX);
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('delay');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  const results = page.locator('.DocSearch-Dropdown');
  const names = await results.innerText();
  release();
  await expect(results).not.toHaveText(names, {useInnerText: true});
});

test('results do not change while one is selected', async ({page}) => {
  const release = await hold(page, INDEX);
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  const input = page.locator('.DocSearch-Input');
  await input.fill('delay');
  const chosen = page.locator('.DocSearch-Hit[aria-selected=true] a');
  await expect(chosen).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const address = await chosen.getAttribute('data-url');
  const names = await page.locator('.DocSearch-Dropdown').innerText();
  const loaded = page.waitForResponse(INDEX);
  release();
  await loaded;
  // The full index has replaced the first one by now, and the next key press uses it.
  await expect(chosen).toHaveAttribute('data-url', address!);
  expect(await page.locator('.DocSearch-Dropdown').innerText()).toBe(names);
});

test('the dialog does not show "No results" before the search is done', async ({page}) => {
  const release = await hold(page, '**/search-*.json');
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  const nothing = page.locator('.DocSearch-NoResults');
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('.DocSearch-NoResults')) document.title = 'shown too early';
    });
    seen.observe(document.body, {childList: true, subtree: true});
  });
  await page.keyboard.type('delay');
  release();
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  expect(await page.title()).not.toBe('shown too early');
  await page.locator('.DocSearch-Input').fill('xyzzyqwv');
  await expect(nothing).toContainText('No results');
});

test('text typed before the dialog appears is its first query', async ({page}) => {
  await open(page, ...LIMITS);
  const release = await hold(page, '**/assets/js/*.js');
  await page.keyboard.press('/');
  await page.keyboard.type('cold start');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  release();
  await expect(page.locator('.DocSearch-Input')).toHaveValue('cold start');
  await expect(page.locator('.DocSearch-Hit').first()).toContainText(/cold start/i);
});

test('the focus stays out of the page behind, and Escape returns it to the button', async ({
  page,
}) => {
  await open(page, ...LIMITS);
  await page.locator('.DocSearch-Button').click();
  const input = page.locator('.DocSearch-Input');
  await expect(input).toBeFocused();
  await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
  const keys = ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab'];
  for (const query of ['', 'timeout']) {
    await input.fill(query);
    await expect(page.getByRole('link', {name: 'See all results'})).toHaveCount(query ? 1 : 0);
    for (const key of keys) {
      await page.keyboard.press(key);
      // After the last control comes the browser's own user interface, which has none here.
      await expect(page.locator('#__docusaurus :focus')).toHaveCount(0);
    }
  }
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await expect(page.locator('.DocSearch-Button')).toBeFocused();
  await page.keyboard.press('/');
  await expect(input).toBeFocused();
});

test('the link to all results keeps the query and closes the dialog', async ({page}) => {
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('memory');
  await page.getByRole('link', {name: 'See all results'}).click();
  await expect(page).toHaveURL(/\/search\/\?q=memory$/);
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
});

test('a result on the same page scrolls to its section', async ({page}) => {
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  const heading = page.locator('article h2').last();
  const hash = (await heading.getAttribute('id'))!;
  await page.locator('.DocSearch-Input').fill(`limits ${await heading.innerText()}`);
  const hit = page.locator(`.DocSearch-Hit a[data-url$="/limits/#${hash}"]`).first();
  await hit.click();
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await expect(heading).toBeInViewport();
});

test('the search page and its results have noindex', async ({page}) => {
  const robots = page.locator('meta[name=robots]');
  await open(page, '/search/?q=memory', 'Search');
  await expect(robots).toHaveAttribute('content', 'noindex, follow');
  await open(page, '/search/', 'Search');
  await expect(robots).toHaveAttribute('content', 'noindex, follow');
});

test('the results page uses the same index', async ({page}) => {
  await page.goto('/docs/search/?q=rate+limit+exceeded');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search');
  await expect(page.getByRole('status')).toContainText('results');
  await expect(page.locator('main li h3').first()).toContainText(/rate limit/i);
  await page.getByRole('searchbox').fill('xyzzyqwv');
  await expect(page.getByRole('status')).toHaveText('0 results');
});

test('the results page searches again when the full index is loaded', async ({page}) => {
  const release = await hold(page, INDEX);
  await page.goto('/docs/search/?q=delay');
  const first = page.locator('main li').first();
  await expect(first.locator('h3')).toContainText(/delay/i);
  // Only the full index has the text of the sections.
  const text = first.locator('p').last();
  const names = await text.innerText();
  release();
  await expect(text).not.toHaveText(names, {useInnerText: true});
});

test('recent searches are stored, labeled, and can be removed', async ({page}) => {
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('out of memory');
  const hit = page.locator('.DocSearch-Hit').first();
  await expect(hit).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Recent');
  await expect(hit).toContainText(/out of memory/i);
  await hit.getByRole('button').last().click();
  await expect(hit).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeVisible();
  await expect(hit).toHaveCount(0);
});

test('search in an older version finds pages of the current one, and says so', async ({page}) => {
  const oldest = frozenVersions.at(-1)!;
  const start = `${prefixOf(oldest)}/`;
  await open(page, start, new RegExp(oldest.label));
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('workflow');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  const addresses = await page
    .locator('.DocSearch-Hit a')
    .evaluateAll((links) => links.map((link) => link.dataset.url));
  expect(addresses.filter((address) => address!.startsWith(`/docs${start}`))).toEqual([]);
  const note = page.locator('.search-version');
  await expect(note).toContainText(`Results are for ${currentVersion.label}`);
  await expect(note.getByRole('link')).toHaveAttribute('href', `/docs${start}`);
});
