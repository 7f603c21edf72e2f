/** Tests pages with bad addresses, storage, third-party scripts, extensions and clocks. */
import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../../e2e/fixtures.ts';
import {withTagManager} from '../../e2e/tagManager.ts';
import {searchDialog} from '../../e2e/searchDialog.ts';

const CODE = ['/code/', /.+/] as const;

/** Texts that set `hacked` if a page runs them as a script, and other bad input. */
const HOSTILE = [
  '<img src=x onerror="window.hacked=1">',
  '"><script>window.hacked=1</script>',
  "');window.hacked=1;('",
  'javascript:window.hacked=1',
  '</script><script>window.hacked=1</script>',
  '__proto__',
  '%zz',
  '\u202e\u0000\ud7ff',
  'x'.repeat(10_000),
];

/** Expects that no input became a part of the page or ran as a script. */
async function expectWhole(page: Page) {
  await hydrated(page);
  const state = await page.evaluate(() => ({
    hacked: 'hacked' in window,
    polluted: Object.keys(Object.prototype),
    pictures: document.querySelectorAll('img[src="x"]').length,
  }));
  expect(state).toEqual({hacked: false, polluted: [], pictures: 0});
}

/** Encodes a text for an address. `%zz` stays, because it's invalid on purpose. */
const inAddress = (text: string) => (text === '%zz' ? text : encodeURIComponent(text));

test('hostile hashes and queries stay text, on a page and in search', async ({page}) => {
  for (const text of HOSTILE) {
    const encoded = inAddress(text);
    const query = encoded.slice(0, 2000);
    await page.goto(`/docs/code/?version=${query}&q=${query}&tab[]=${query}#${encoded}`);
    await expectWhole(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.goto(`/docs/search/?q=${query}#${text.replaceAll('\u0000', '')}`);
    await expectWhole(page);
  }
});

test('a malformed hash leads to the start of the page, also with Back', async ({page}) => {
  await page.goto('/docs/limits/#100%');
  await hydrated(page);
  const title = page.getByRole('heading', {level: 1});
  for (const hash of ['#50%', '#%E0%A4%A', '#caf%C3', '#%']) {
    await page.evaluate((next) => {
      window.scrollTo(0, 999);
      window.location.hash = next;
    }, hash);
    await expect(page.locator('.anchor-notice')).toContainText(`“${hash.slice(1)}”`);
    await expect(title).toBeInViewport();
  }
  await page.locator('.navbar').getByRole('link', {name: 'Pricing'}).click();
  await expect(title).toContainText('Pricing');
  await page.evaluate(() => window.history.replaceState(window.history.state, '', '#100%'));
  await page.goBack();
  await expect(title).toHaveText('Limits');
  await page.goForward();
  await expect(title).toContainText('Pricing');
});

test('hostile words in the search dialog stay text', async ({page, search}) => {
  await open(page, ...CODE);
  await page.keyboard.press('Control+k');
  for (const text of HOSTILE.slice(0, 6)) {
    await search.field.fill(text);
    const shown = search.outcome;
    await expect(shown).toBeVisible();
    await expectWhole(page);
  }
});

test.describe('addresses without a page', () => {
  test.use({allowedErrors: ['Failed to load resource']});

  test('are never shown as HTML', async ({page}) => {
    for (const text of HOSTILE.slice(0, 3)) {
      const reply = await page.goto(`/docs/${encodeURIComponent(text).slice(0, 2000)}/`);
      expect(reply?.status()).toBe(404);
      await expectWhole(page);
      await expect(page.locator('nav.navbar')).toBeVisible();
    }
  });
});

/** Uses all features with storage: tabs, color mode, search and navigation. */
async function useEverything(page: Page) {
  const search = searchDialog(page);
  await open(page, ...CODE);
  const python = page.getByRole('tab', {name: 'Python'}).first();
  await python.click();
  await expect(python).toHaveAttribute('aria-selected', 'true');
  const theme = page.locator('html');
  const before = await theme.getAttribute('data-theme');
  await page
    .getByRole('button', {name: /dark and light mode/})
    .first()
    .click();
  await expect(theme).not.toHaveAttribute('data-theme', before!);
  await page.keyboard.press('Control+k');
  await search.field.fill('limits');
  await search.hits.first().click();
  await expect(page).not.toHaveURL(/\/docs\/code\/$/);
  await expectWhole(page);
}

test.describe('storage', () => {
  // Docusaurus logs values that it can't store.
  test.use({allowedErrors: ['Docusaurus storage error']});

  test('that is blocked breaks nothing', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await useEverything(page);
  });

  test('that is full breaks nothing', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await useEverything(page);
  });

  test('that is corrupt breaks nothing', async ({page}) => {
    await useEverything(page);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept.length).toBeGreaterThan(2);
    for (const rubbish of ['{"', 'null', '"><img src=x onerror="window.hacked=1">']) {
      await page.evaluate(
        ([keys, value]) => {
          for (const key of keys) localStorage.setItem(key, value);
          sessionStorage.setItem('docs.reloaded', value);
        },
        [kept, rubbish] as const,
      );
      await open(page, ...CODE);
      await expectWhole(page);
    }
  });
});

test.describe('blocked third parties', () => {
  test.use({allowedErrors: ['net::ERR_BLOCKED_BY_CLIENT', 'net::ERR_FAILED']});

  test('break nothing', async ({page}) => {
    await withTagManager(page, '**/docs/code/');
    await page.route(
      (url) => url.hostname !== 'localhost',
      (route) => route.abort('blockedbyclient'),
    );
    await useEverything(page);
  });
});

test.describe('extensions that change the page before the app starts', () => {
  // React reports the changes and renders the page again.
  test.use({allowedErrors: ['Minified React error #418', 'Minified React error #423']});

  test('do not break the page', async ({page}) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.setAttribute('data-extension', 'installed');
        document.body.setAttribute('data-gr-ext-installed', '');
        document.body.prepend(Object.assign(document.createElement('div'), {id: 'toolbar'}));
        document.getElementById('__docusaurus')!.append(document.createElement('grammarly'));
        const title = document.querySelector('h1')!;
        // Translators do this: they wrap text in an element.
        const font = document.createElement('font');
        font.append(...Array.from(title.childNodes));
        title.append(font);
        document.querySelector('article p')!.remove();
      });
    });
    await useEverything(page);
    expect(await page.locator('#toolbar').count()).toBe(1);
  });
});

/** Like a browser's translation: wraps each text in elements, and those that appear later. */
function translate(): void {
  const isText = ({nodeType, nodeValue, parentElement}: Node) =>
    nodeType === Node.TEXT_NODE &&
    nodeValue?.trim() &&
    !parentElement?.closest('font, script, style, [translate=no]');
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = isText(root) ? [root] : [];
    while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = text.nodeValue;
      (text as Text).replaceWith(font);
    }
  };
  wrap(document.body);
  new MutationObserver((records) =>
    records.flatMap(({addedNodes}) => [...addedNodes]).forEach(wrap),
  ).observe(document.body, {childList: true, subtree: true});
}

test('in a page that the browser has translated, what the app shows stays current', async ({
  page,
  search,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, ...CODE);
  await page.evaluate(translate);
  const version = page.locator('.navbar summary', {hasText: 'Docs version'});
  await expect(version).toContainText('v2');
  await version.click();
  await page.locator('.navbar .dropdown__link', {hasText: 'v1'}).click();
  await expect(page).toHaveURL(/\/docs\/v1\//);
  await expect(version).toContainText('v1');
  await expect(version).not.toContainText('v2');
  await page.goBack();
  await expect(version).toContainText('v2');

  const block = page.locator('.theme-code-block:visible').first();
  await block.hover();
  for (const outcome of ['Copied', '', 'Copied']) {
    if (outcome) await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(block.getByRole('status')).toHaveText(outcome);
  }

  await page.keyboard.press('Control+k');
  for (const [word, outcome] of [
    ['limits', /limits/i],
    ['cron', /cron|schedule/i],
    ['xyzzy', /No results/],
    ['limits', /limits/i],
    // The same results with other words marked.
    ['limits time', /limits/i],
    ['limits timeout', /limits/i],
    ['limits', /limits/i],
  ] as const) {
    await search.field.fill(word);
    await expect(search.outcome).toContainText(outcome);
  }
  await page.keyboard.press('Escape');
});

test('a clock that jumps forward and back breaks nothing', async ({page}) => {
  await page.clock.install();
  await open(page, ...CODE);
  for (const time of ['2099-01-01', '1971-01-01', '2026-06-01']) {
    await page.clock.setFixedTime(new Date(time));
    const python = page.getByRole('tab', {name: 'Python'}).first();
    await python.click();
    await page.reload();
    await hydrated(page);
    await expect(python).toHaveAttribute('aria-selected', 'true');
  }
  await page.clock.setFixedTime(new Date('1980-01-01'));
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('tab', {name: 'Node.js'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
