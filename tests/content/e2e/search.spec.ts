/** Tests the embedded search in real Chromium. */
import {prefixOf} from '@portal/content/facts';
import {currentVersion, frozenVersions} from '../../../src/facts.ts';
import {expect, hold, hydrated, open, test} from '../../e2e/fixtures.ts';
import {HIT_URL} from '../../e2e/searchDialog.ts';

const LIMITS = ['/limits/', 'Limits'] as const;
const INDEX = '**/search-index.json';

test('Ctrl+K, half a word, the arrow keys and Enter open the section', async ({page, search}) => {
  await open(page, ...LIMITS);
  // Held down, so that the key repeats.
  for (const key of ['Control', 'k', 'k']) await page.keyboard.down(key);
  for (const key of ['k', 'Control']) await page.keyboard.up(key);
  await search.field.fill('cold star');
  const hits = search.hits;
  await expect(hits.first()).toContainText(/cold start/i);
  await expect(hits.locator('mark').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const target = await search.chosen.getAttribute(HIT_URL);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${target!.split('#')[0]!}`));
  await expect(search.dialog).toHaveCount(0);
});

test('the slash key opens the search, and the placeholder is shown', async ({page, search}) => {
  await open(page, ...LIMITS);
  await expect(search.button).toContainText('Search');
  await page.keyboard.press('/');
  const input = search.field;
  await expect(input).toHaveAttribute('placeholder', 'Search...');
  await input.fill('timeout');
  await expect(search.hits.first()).toBeVisible();
});

test('nothing is loaded before the search opens, and no request leaves the site', async ({
  page,
  search,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, ...LIMITS);
  expect(asked.filter((url) => url.includes('search-'))).toEqual([]);
  await page.keyboard.press('Control+k');
  await search.field.fill('memory');
  await expect(search.hits.first()).toBeVisible();
  const origin = new URL(page.url()).origin;
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  expect(await page.locator('link[rel=preconnect]').count()).toBe(0);
  await expect(search.serviceLogo).toBeHidden();
});

test('finds titles while the full index loads, and then everything', async ({page, search}) => {
  const release = await hold(page, INDEX);
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  await search.field.fill('delay');
  await expect(search.hits.first()).toBeVisible();
  const results = search.body;
  const names = await results.innerText();
  release();
  await expect(results).not.toHaveText(names, {useInnerText: true});
});

test('results do not change while one is selected', async ({page, search}) => {
  const release = await hold(page, INDEX);
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  const input = search.field;
  await input.fill('delay');
  const chosen = search.chosen;
  await expect(chosen).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const address = await chosen.getAttribute(HIT_URL);
  const names = await search.body.innerText();
  const loaded = page.waitForResponse(INDEX);
  release();
  await loaded;
  // The full index has replaced the first one by now, and the next key press uses it.
  await expect(chosen).toHaveAttribute(HIT_URL, address!);
  expect(await search.body.innerText()).toBe(names);
});

test('the dialog does not show "No results" before the search is done', async ({page, search}) => {
  const release = await hold(page, '**/search-*.json');
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      const said = document.querySelector('dialog [role=status]')?.textContent;
      if (said?.startsWith('No results')) document.title = 'shown too early';
    });
    seen.observe(document.body, {childList: true, subtree: true, characterData: true});
  });
  await page.keyboard.type('delay');
  release();
  await expect(search.hits.first()).toBeVisible();
  expect(await page.title()).not.toBe('shown too early');
  await search.field.fill('xyzzyqwv');
  await expect(search.nothing).toHaveText('No results');
});

test('no letter is lost that is typed right after the shortcut, before the code is there', async ({
  page,
  search,
}) => {
  await open(page, ...LIMITS);
  const release = await hold(page, '**/assets/js/*.js');
  await page.keyboard.press('/');
  await page.keyboard.type('cold start');
  await expect(search.field).toHaveValue('cold start');
  release();
  await expect(search.field).toHaveValue('cold start');
  await expect(search.hits.first()).toContainText(/cold start/i);
});

test('the focus stays out of the page behind, and Escape returns it to the button', async ({
  page,
  search,
}) => {
  await open(page, ...LIMITS);
  await search.button.click();
  const input = search.field;
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
  await expect(search.dialog).toHaveCount(0);
  await expect(search.button).toBeFocused();
  await page.keyboard.press('/');
  await expect(input).toBeFocused();
});

test('the link to all results keeps the query and closes the dialog', async ({page, search}) => {
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  await search.field.fill('memory');
  await page.getByRole('link', {name: 'See all results'}).click();
  await expect(page).toHaveURL(/\/search\/\?q=memory$/);
  await expect(search.dialog).toHaveCount(0);
});

test('a result on the same page scrolls to its section', async ({page, search}) => {
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  const heading = page.locator('article h2').last();
  const hash = (await heading.getAttribute('id'))!;
  await search.field.fill(`limits ${await heading.innerText()}`);
  const hit = search.hitsTo(`/limits/#${hash}`).first();
  await hit.click();
  await expect(search.dialog).toHaveCount(0);
  await expect(heading).toBeInViewport();
});

test('the results page uses the same index', async ({page}) => {
  await page.goto('/docs/search/?q=rate+limit+exceeded');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search');
  await expect(page.getByRole('status')).toContainText('results');
  await expect(page.locator('main li h2').first()).toContainText(/rate limit/i);
  await page.getByRole('searchbox').fill('xyzzyqwv');
  await expect(page.getByRole('status')).toHaveText('No results');
});

test('recent searches are stored, labeled, and can be removed', async ({page, search}) => {
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  await search.field.fill('out of memory');
  const hit = search.hits.first();
  await expect(hit).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(search.dialog).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(search.recent).toHaveCount(1);
  await expect(hit).toContainText(/out of memory/i);
  await search.clearRecent.click();
  await expect(hit).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await expect(search.field).toBeVisible();
  await expect(hit).toHaveCount(0);
});

test('screen readers hear how many results there are, and which one is chosen', async ({
  page,
  search,
}) => {
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  await expect(search.field).toHaveAttribute('aria-expanded', 'false');
  await search.field.fill('cold start');
  await expect(search.status).toHaveText(/^\d+ results$/);
  await expect(page.getByRole('listbox')).toHaveCount(1);
  await expect(search.field).toHaveAttribute('aria-expanded', 'true');
  const list = (await search.field.getAttribute('aria-controls'))!;
  await expect(page.locator(`#${list}`)).toHaveRole('listbox');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key);
    const active = (await search.field.getAttribute('aria-activedescendant'))!;
    await expect(page.locator(`#${active}`)).toHaveAttribute('aria-selected', 'true');
    await expect(search.chosen).toHaveCount(1);
  }
  await search.field.fill('xyzzyqwv');
  await expect(search.status).toHaveText('No results');
  await expect(search.field).toHaveAttribute('aria-expanded', 'false');
  await expect(search.field).not.toHaveAttribute('aria-activedescendant');
});

test('Enter opens all results if none is chosen', async ({page, search}) => {
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  await search.field.fill('xyzzyqwv');
  await expect(search.nothing).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?q=xyzzyqwv$/);
  await expect(search.dialog).toHaveCount(0);
});

test('an example in an empty dialog is searched for there', async ({page, search}) => {
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  await search.dialog.getByRole('link', {name: 'Rate Limit Exceeded'}).click();
  await expect(search.field).toHaveValue('Rate Limit Exceeded');
  await expect(search.field).toBeFocused();
  await expect(search.hits.first()).toContainText(/rate limit/i);
});

test('marked words are legible in a dark contrast theme', async ({page, search}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await open(page, ...LIMITS);
  await page.keyboard.press('Control+k');
  await search.field.fill('cold start');
  const colors = await search.hits
    .locator('mark')
    .first()
    .evaluate((mark) => {
      const {color, backgroundColor} = getComputedStyle(mark);
      return [color, backgroundColor];
    });
  expect(colors[1]).not.toMatch(/^rgba\(.*, 0\)$/);
  expect(colors[0]).not.toBe(colors[1]);
});

test('search in an older version finds pages of the current one, and says so', async ({
  page,
  search,
}) => {
  const oldest = frozenVersions.at(-1)!;
  const start = `${prefixOf(oldest)}/`;
  await open(page, start, new RegExp(oldest.label));
  await page.keyboard.press('Control+k');
  await search.field.fill('workflow');
  await expect(search.hits.first()).toBeVisible();
  const addresses = await search.paths();
  expect(addresses.filter((address) => address.startsWith(`/docs${start}`))).toEqual([]);
  const note = search.versionNote;
  await expect(note).toContainText(`Results are for ${currentVersion.label}`);
  await expect(note.getByRole('link')).toHaveAttribute('href', `/docs${start}`);
});
