/** What addresses, storage, other people's scripts and clocks may do to a page. */
import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from './fixtures.ts';
import {withTagManager} from './tagManager.ts';

const CODE = ['/code/', /.+/] as const;

/** Marks a page as broken into, in whatever way text may become a script. */
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

/** Nothing that was sent has become a part of the page or a script. */
async function expectWhole(page: Page) {
  await hydrated(page);
  const state = await page.evaluate(() => ({
    hacked: 'hacked' in window,
    polluted: Object.keys(Object.prototype),
    pictures: document.querySelectorAll('img[src="x"]').length,
  }));
  expect(state).toEqual({hacked: false, polluted: [], pictures: 0});
}

/** What may stand in an address: `%zz` as it is, the rest encoded where it must be. */
const inAddress = (text: string) => (text === '%zz' ? text : encodeURIComponent(text));

test('hostile hashes and queries are text, on a page and in search', async ({page}) => {
  test.slow();
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

test('hostile words in the search dialog are text', async ({page}) => {
  await open(page, ...CODE);
  await page.keyboard.press('Control+k');
  for (const text of HOSTILE.slice(0, 6)) {
    await page.locator('.DocSearch-Input').fill(text);
    const shown = page.locator('.DocSearch-NoResults, .DocSearch-Hit').first();
    await expect(shown).toBeVisible();
    await expectWhole(page);
  }
});

test.describe('addresses that are no page', () => {
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

/** Uses what storage is for: tabs, colors, search, and the way to another page. */
async function useEverything(page: Page) {
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
  await page.locator('.DocSearch-Input').fill('limits');
  await page.locator('.DocSearch-Hit a').first().click();
  await expect(page).not.toHaveURL(/\/docs\/code\/$/);
  await expectWhole(page);
}

test.describe('storage', () => {
  // Docusaurus says what it could not keep, and that nobody can be told of it.
  test.use({allowedErrors: ['Docusaurus storage error']});

  test('that is blocked takes nothing away', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
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

  test('that is full takes nothing away', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await useEverything(page);
  });

  test('that is corrupt takes nothing away', async ({page}) => {
    test.slow();
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

test.describe('a full search index', () => {
  test.use({allowedErrors: ['Failed to load resource']});

  for (const [what, body] of [
    ['cut off', '{"index":{"documentCount":9'],
    ['a page of another site', '<!doctype html><title>Sign in</title>'],
    ['of another make', '{"index":[],"texts":"none"}'],
    ['nothing', 'null'],
  ] as const) {
    test(`that is ${what} leaves the names to be found`, async ({page}) => {
      await page.route('**/search-index.json', (route) =>
        route.fulfill({status: 200, contentType: 'application/json', body}),
      );
      await open(page, ...CODE);
      await page.keyboard.press('Control+k');
      const came = page.waitForResponse('**/search-index.json');
      await page.locator('.DocSearch-Input').fill('limits');
      await came;
      await expect(page.locator('.DocSearch-Hit a').first()).toBeVisible();
      await page.locator('.DocSearch-Input').fill('triggers');
      await expect(page.locator('.DocSearch-Hit').first()).toContainText(/trigger/i);
      await expectWhole(page);
    });
  }
});

test('without a clipboard the copy button says so', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    document.execCommand = () => false;
  });
  await open(page, '/workflows/built-in-functions/', /.+/);
  const block = page.locator('.theme-code-block').first();
  await block.hover();
  await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
  await expect(block.getByRole('status')).toHaveText('Copy failed');
});

test.describe('blocked third parties', () => {
  test.use({allowedErrors: ['net::ERR_BLOCKED_BY_CLIENT', 'net::ERR_FAILED']});

  test('are missed by nobody', async ({page}) => {
    await withTagManager(page, '**/docs/code/');
    await page.route(
      (url) => url.hostname !== 'localhost',
      (route) => route.abort('blockedbyclient'),
    );
    await useEverything(page);
  });
});

test.describe('extensions that change the page before the app starts', () => {
  // React tells of what it found changed, and renders the page anew.
  test.use({allowedErrors: ['Minified React error #418', 'Minified React error #423']});

  test('leave a page that works', async ({page}) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.setAttribute('data-extension', 'installed');
        document.body.setAttribute('data-gr-ext-installed', '');
        document.body.prepend(Object.assign(document.createElement('div'), {id: 'toolbar'}));
        document.getElementById('__docusaurus')!.append(document.createElement('grammarly'));
        const title = document.querySelector('h1')!;
        // As translators do: text in an element of their own.
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

test('a clock that jumps, forth and back, does no harm', async ({page}) => {
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
