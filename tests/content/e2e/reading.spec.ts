/** Tests the copy button, the active heading, tabs and page views. */
import {timings} from '../../../src/timings.ts';
import {expect, hydrated, open, scrollDown, test} from '../../e2e/fixtures.ts';
import {withTagManager} from '../../e2e/tagManager.ts';

const LIMITS = ['/limits/', 'Limits'] as const;
const BUILT_IN = ['/workflows/built-in-functions/', 'Delay, filter and end a workflow'] as const;
const CODE = ['/code/', /.+/] as const;

test.describe('copy button', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies exactly the code and says so as long as the facts specify', async ({page}) => {
    await page.clock.install();
    await open(page, ...BUILT_IN);
    const block = page.locator('.theme-code-block').first();
    await block.hover();
    const button = block.getByRole('button', {name: 'Copy code to clipboard'});
    await button.click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^export default defineComponent\(\{\n[^]*\}\);$/,
    );
    await page.clock.runFor(timings.copiedMessage);
    await expect(block.getByRole('status')).toHaveText('');
  });

  test('also copies without navigator.clipboard', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'clipboard', {value: undefined});
    });
    await open(page, ...BUILT_IN);
    const block = page.locator('.theme-code-block').first();
    await block.hover();
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(block.getByRole('status')).toHaveText('Copied');
    await page
      .getByRole('region', {name: 'Was this page helpful?'})
      .getByRole('button', {name: 'Yes'})
      .click();
    const field = page.getByRole('textbox', {name: 'What helped?'});
    await field.press('Control+v');
    await expect(field).toHaveValue(/^export default defineComponent\(\{\n[^]*\}\);$/);

    const loaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.md'));
    await page.getByText('Copy page').click();
    await loaded;
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    await expect(page.locator('[data-page-tools] summary').first()).toHaveText('Copied');
    await field.fill('');
    await field.press('Control+v');
    await expect(field).toHaveValue(/^---\n[^]*\n# Delay, filter and end a workflow\n/);
  });
});

test('long lines can be wrapped', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, ...BUILT_IN);
  const block = page.locator('.theme-code-block').filter({hasText: 'export default'}).first();
  await block.scrollIntoViewIfNeeded();
  const overflow = () => block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await block.getByRole('button', {name: 'Wrap long lines'}).click();
  expect(await overflow()).toBe(0);
  await block.getByRole('button', {name: 'Wrap long lines'}).click();
  expect(await overflow()).toBeGreaterThan(0);
});

test('a code block only scrolls if a part of its text is hidden', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/api/rest/', /.+/);
  const needless = await page.locator('.theme-code-block pre:visible').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const text = new Range();
      text.selectNodeContents(block.querySelector('code')!);
      const end = block.getBoundingClientRect().left + block.clientWidth;
      const isHidden = text.getBoundingClientRect().right > end;
      return block.scrollWidth > block.clientWidth && !isHidden ? [block.textContent] : [];
    }),
  );
  expect(needless).toEqual([]);
});

test.describe('a link in the text', () => {
  const TEXT = '.theme-doc-markdown p a[href="/docs/sources/http/"]';

  test('is followed within the app, and back returns to the page', async ({page}) => {
    await open(page, ...LIMITS);
    await page.evaluate(() => Object.assign(window, {isStillHere: true}));
    await page.locator(TEXT).first().click();
    await expect(page).toHaveURL(/\/sources\/http\/$/);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Limits');
    expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Limits');
  });

  test('opens a new tab with Ctrl or Command', async ({page, context}) => {
    await open(page, ...LIMITS);
    const opened = context.waitForEvent('page');
    await page
      .locator(TEXT)
      .first()
      .click({modifiers: ['ControlOrMeta']});
    await opened;
    await expect(page).toHaveURL(/\/limits\/(#|$)/);
  });
});

test.describe('active heading in the address', () => {
  test('follows the scroll position without history entries, and disappears at the top', async ({
    page,
  }) => {
    await open(page, ...LIMITS);
    const entries = await page.evaluate(() => history.length);
    await page.mouse.move(600, 500);
    const {y} = (await page.getByRole('heading', {name: 'Executions'}).boundingBox())!;
    await page.mouse.wheel(0, y);
    await expect(page).toHaveURL(/#[a-z-]+$/);
    const hash = new URL(page.url()).hash;
    const reached = await page
      .locator('article :is(h2, h3)[id]')
      .evaluateAll((headings) =>
        headings
          .filter((heading) => heading.getBoundingClientRect().top < 120)
          .map(({id}) => `#${id}`),
      );
    expect(hash).toBe(reached.at(-1));
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.mouse.wheel(0, -10_000);
    await expect(page).toHaveURL(/\/limits\/$/);
  });

  test('a link to the last heading keeps its hash, and back removes it', async ({page}) => {
    await open(page, ...LIMITS);
    await page.locator('.table-of-contents').getByRole('link', {name: 'Raise a limit'}).click();
    await expect(page).toHaveURL(/#raise-a-limit$/);
    await expect(page.getByRole('heading', {name: 'Raise a limit'})).toBeInViewport();
    await page.waitForFunction(() => window.scrollY > 0);
    await expect(page).toHaveURL(/#raise-a-limit$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/limits\/$/);
  });

  test.describe('on a host without HTTPS', () => {
    test.use({allowedErrors: ['Cross-Origin-Opener-Policy header has been ignored']});

    test('back restores the position, too', async ({page, baseURL}) => {
      // Without HTTPS, browsers treat only localhost as secure.
      await page.route('http://docs.test/**', async (route) => {
        const url = route.request().url().replace('http://docs.test', baseURL!);
        await route.fulfill({response: await route.fetch({url})});
      });
      await page.goto('http://docs.test/docs/limits/');
      await hydrated(page);
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      await page.evaluate(() => window.scrollTo({top: 1234, behavior: 'instant'}));
      // A real click would scroll to the link first.
      await page.locator('nav.navbar a[href="/docs/pricing/"]').dispatchEvent('click');
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(LIMITS[1]);
      await page.goBack();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(LIMITS[1]);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1234);
    });
  });
});

test.describe('tabs', () => {
  const tab = 'tab';

  test('are restored before the app starts, for five minutes', async ({page, context}) => {
    await open(page, ...CODE);
    await page.getByRole(tab, {name: 'Python'}).first().click();

    // Without the app's scripts, only the inline script can restore the tab.
    const plain = await context.newPage();
    await plain.route('**/assets/js/*.js', (route) => route.abort());
    await plain.goto('/docs/code/');
    const python = plain.getByRole(tab, {name: 'Python'}).first();
    await expect(python).toHaveAttribute('aria-selected', 'true');
    await plain.close();

    await page.clock.setFixedTime(Date.now() + 5 * 60_000 + 1000);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole(tab, {name: 'Node.js'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('are synced with other tabs of the browser', async ({page, context}) => {
    await open(page, ...CODE);
    const other = await context.newPage();
    await open(other, ...CODE);
    await page.getByRole(tab, {name: 'Python'}).first().click();
    await expect(other.getByRole(tab, {name: 'Python'}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  /** An operation of the REST API with many tabs above it. */
  const OPERATION = '#schedule-task';

  test('that are selected in another window keep what the reader sees in place', async ({
    page,
    context,
  }) => {
    await open(page, '/api/rest/', /.+/);
    const other = await context.newPage();
    await open(other, `/api/rest/${OPERATION}`, /.+/);
    const place = async () => (await other.locator(OPERATION).boundingBox())!.y;
    const before = await place();
    await page.getByRole(tab, {name: 'Python'}).first().click();
    const python = other.getByRole(tab, {name: 'Python'}).last();
    await expect(python).toHaveAttribute('aria-selected', 'true');
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  });

  test('that have been forgotten do not move the place that Back returns to', async ({page}) => {
    await open(page, '/api/rest/', /.+/);
    await page.getByRole(tab, {name: 'Python'}).first().click();
    await page.goto(`/docs/api/rest/${OPERATION}`);
    await hydrated(page);
    await scrollDown(page, 100);
    const place = async () => (await page.locator(OPERATION).boundingBox())!.y;
    const before = await place();
    // A real click would scroll to the link first.
    await page.locator('nav.navbar a[href="/docs/pricing/"]').dispatchEvent('click');
    await expect(page.getByRole('heading', {level: 1})).toContainText('Pricing');
    await page.clock.setFixedTime(Date.now() + 6 * 60_000);
    await page.goBack();
    await expect(page.getByRole(tab, {name: 'Python'}).last()).toHaveAttribute(
      'aria-selected',
      'false',
    );
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
  });
});

test.describe('page views', () => {
  test('one is added to the data layer for each route change, and none for a hash', async ({
    page,
  }) => {
    await withTagManager(page, '**/docs/limits/');
    await open(page, ...LIMITS);
    await page.waitForFunction(() => 'tagManagerLoaded' in window);
    await page.locator('.table-of-contents a:visible').first().click();
    await page.locator('article a[href="/docs/troubleshooting/"]').first().click();
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Limits');
    const views = await page.evaluate(() =>
      (window as unknown as {dataLayer: {page?: string}[]}).dataLayer.flatMap(
        ({page: view}) => view ?? [],
      ),
    );
    expect(views).toEqual(['/docs/limits/', '/docs/troubleshooting/']);
  });
});

test('what the browser finds in a hidden tab opens the tab, before the app starts and after', async ({
  page,
}) => {
  await page.goto('/docs/code/');
  for (const tab of ['Python', 'Bash']) {
    const panel = page.getByRole('tabpanel', {name: tab, includeHidden: true}).first();
    await expect(panel).toBeHidden();
    await panel
      .locator('code')
      .first()
      .evaluate((code, id) => (code.id = id), `in-${tab}`);
    // Browsers open hidden text for the target of a link in the same way as for a search in the page.
    await page.evaluate((id) => (window.location.hash = id), `in-${tab}`);
    await expect(panel.locator('code').first()).toBeInViewport();
    await expect(page.getByRole('tab', {name: tab}).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await hydrated(page);
  }
});
