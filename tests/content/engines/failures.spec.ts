import {expect, test} from '../../engines/fixtures.ts';
import {eventually, type Reader} from '../../engines/reader.ts';

const ALERT = '#load-failure';

const alert = (reader: Reader) =>
  reader.evaluate((box) => document.querySelector(box)?.textContent ?? '', ALERT);

/** Without prefetching, so that a click has to load its page. */
const withoutPrefetching = () =>
  void Object.defineProperty(Navigator.prototype, 'connection', {
    value: {effectiveType: '4g', saveData: true},
    configurable: true,
  });

/** What browsers do if the reader blocks cookies and site data. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}

test('a page whose chunk is missing says so, and Retry opens it', async ({reader}) => {
  reader.host.prepare(withoutPrefetching);
  await reader.open('/limits/');
  const restore = reader.host.lose('/assets/js/');
  await reader.click('nav a', 'Pricing');
  await eventually(() => alert(reader)).toMatch(/Loading chunk \S+ failed/);
  restore();
  await reader.click(`${ALERT} button`, 'Retry');
  await eventually(() => reader.heading()).toContain('Pricing');
  expect(await alert(reader)).toBe('');
});

test('a missing style sheet reloads the page once, then the page says so and keeps saying it', async ({
  reader,
}) => {
  reader.host.lose('/assets/css/styles.');
  await reader.open('/limits/');
  await eventually(() => alert(reader)).toMatch(/Loading style sheet styles failed/);
  await reader.hydrated();
  expect(await alert(reader)).toMatch(/Loading style sheet styles failed/);
  expect(reader.host.loads('/limits/')).toBe(2);
});

test('a link that is followed while scripts are late opens its page, here and elsewhere', async ({
  reader,
}) => {
  for (const late of ['/assets/js/main.', '/assets/js/']) {
    const release = reader.host.hold(late);
    await reader.browser.goto(`${reader.host.origin}/docs/limits/`);
    await eventually(() => reader.host.held()).toBeGreaterThan(0);
    await reader.click('nav a', 'Pricing');
    await eventually(() => reader.path()).toBe('/pricing/');
    await eventually(() => reader.host.held()).toBeGreaterThan(0);
    await reader.browser.goto('about:blank');
    expect(await reader.evaluate(() => location.href)).toBe('about:blank');
    release();
  }
});

test('without JavaScript, the menu, all tabs, details and search are there', async ({reader}) => {
  // Not `sandbox`, because WebKitGTK sometimes crashes when it leaves a sandboxed page.
  reader.host.headers['content-security-policy'] = "script-src 'none'";
  await reader.browser.resize(390, 844);
  await reader.browser.goto(`${reader.host.origin}/docs/code/`);
  expect(await reader.isVisible('.navbar__toggle')).toBe(false);
  expect(await reader.isVisible('.theme-doc-sidebar-menu a')).toBe(true);
  const hidden = await reader.evaluate(
    () =>
      [...document.querySelectorAll('[role=tabpanel]')].filter((panel) => !panel.checkVisibility())
        .length,
  );
  expect(hidden).toBe(0);
  await reader.click('.navbar a[aria-label=Search]');
  await eventually(() => reader.path()).toBe('/search/');
});

test('with storage blocked, tabs, the color mode, search and navigation work', async ({reader}) => {
  reader.host.prepare(blockStorage);
  await reader.open('/code/');
  await reader.click('[role=tab]', 'Python');
  await eventually(() =>
    reader.evaluate(() => document.querySelector('[aria-selected=true]')!.textContent),
  ).toBe('Python');
  await reader.click('.navbar [data-color-mode-toggle]');
  await eventually(() => reader.evaluate(() => document.documentElement.dataset.theme)).toBe(
    'dark',
  );
  await reader.press('Control+k');
  await reader.type('limits');
  await eventually(() => reader.isVisible('dialog [role=option]')).toBe(true);
  await reader.press('Escape');
  await reader.click('nav a', 'Pricing');
  await eventually(() => reader.heading()).toContain('Pricing');
  await reader.back();
  await eventually(() => reader.path()).toMatch(/^\/code\//);
});
