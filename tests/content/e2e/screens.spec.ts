/** Tests small and medium screens: nothing is covered, cut off, too small or too far down. */
import type {Page} from '@playwright/test';
import {prefixOf} from '@portal/content/facts';
import {frozenVersions} from '../../../src/facts.ts';
import {expect, open, spaceText, test} from '../../e2e/fixtures.ts';

const oldest = frozenVersions.at(-1)!;

/** One page of each kind. */
const KINDS = [
  '/',
  '/quickstart/',
  '/limits/',
  '/api/rest/',
  '/code/nodejs/',
  '/components/api/',
  '/workflows/settings/',
  `${prefixOf(oldest)}/limits/`,
];

/** Returns the first line of each code block with code under a button. */
const coveredCode = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.theme-code-block')].flatMap((block) => {
      const code = block.querySelector('code');
      if (!code || block.getClientRects().length === 0) return [];
      const text = new Range();
      text.selectNodeContents(code);
      const lines = [...text.getClientRects()];
      const covered = [...block.querySelectorAll('button')].some((button) => {
        const {left, right, top, bottom} = button.getBoundingClientRect();
        return lines.some(
          (line) =>
            line.left < right - 1 &&
            line.right > left + 1 &&
            line.top < bottom - 1 &&
            line.bottom > top + 1,
        );
      });
      return covered ? [code.textContent.split('\n')[0]] : [];
    }),
  );

/** Returns the start of each table of cards that scrolls sideways. */
const scrollingCards = (page: Page) =>
  page
    .locator('.table-scroll:has(> .table-cards)')
    .evaluateAll((frames) =>
      frames
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
        .map(({textContent}) => textContent.slice(0, 60)),
    );

/** Returns the controls that are too small to touch, with their size. */
const smallControls = (page: Page) =>
  page
    .locator(':is(button, summary, [role=tab], nav a, .pagination-nav a):visible')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const {width, height} = control.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return Math.min(width, height) < 23.9 ? [`${name} ${width}×${height}`] : [];
      }),
    );

test.describe('on phones', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  for (const route of KINDS) {
    test(`no button covers code, only tables of numbers scroll, the title is at the top, and controls are large: ${route}`, async ({
      page,
    }) => {
      await open(page, route, /.+/);
      expect(await scrollingCards(page)).toEqual([]);
      const title = await page.getByRole('heading', {level: 1}).boundingBox();
      // Touch screens have no keys to press.
      await expect(page.locator('[data-page-tools] > kbd:visible')).toHaveCount(0);
      // Older versions have a banner above it.
      if (!route.startsWith(`${prefixOf(oldest)}/`)) expect(title!.y).toBeLessThan(130);
      for (const width of [320, 390, 768]) {
        await page.setViewportSize({width, height: 844});
        // The app shows the buttons that fit the width one frame later.
        await page.evaluate(
          () => new Promise((next) => requestAnimationFrame(() => setTimeout(next))),
        );
        expect(await coveredCode(page), `at ${width} pixels`).toEqual([]);
      }
      await page.setViewportSize({width: 390, height: 844});
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      expect(await smallControls(page)).toEqual([]);
    });
  }

  test('only tables of numbers scroll sideways on pages with other tables', async ({page}) => {
    for (const route of ['/pricing/', '/workflows/steps/triggers/http/']) {
      await open(page, route, /.+/);
      expect({[route]: await scrollingCards(page)}).toEqual({[route]: []});
    }
  });

  test('the lead is as large as the text, and table rows are cards with labels', async ({page}) => {
    await open(page, '/limits/', 'Limits');
    const sizes = await page
      .locator('.theme-doc-markdown > p')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
    expect(sizes.length).toBeGreaterThan(1);
    expect([...new Set(sizes)]).toEqual(['16px']);

    const row = page.locator('.table-cards tbody tr').first();
    const [name, value] = await Promise.all(
      [0, 1].map((at) => row.locator('th, td').nth(at).boundingBox()),
    );
    expect(value!.y).toBeGreaterThanOrEqual(name!.y + name!.height - 1);
    const label = await row
      .locator('[data-label]')
      .first()
      .evaluate((cell) => getComputedStyle(cell, '::before').content);
    expect(label).toContain('Free plan');
  });
});

/** Returns the controls of the bar that overlap or can't be hit at their middle, and the page if it's too wide. */
const unreachable = (page: Page) =>
  page.locator('.navbar').evaluate((bar) => {
    const {scrollWidth, clientWidth} = document.documentElement;
    const controls = [...bar.querySelectorAll('.navbar__inner :is(a, button, summary)')].filter(
      (control) => control.checkVisibility(),
    );
    const covered = controls.filter((control, at) => {
      const {left, right, top, bottom} = control.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const next = controls[at + 1]?.getBoundingClientRect().left ?? clientWidth;
      return !control.contains(hit) || left < 0 || right > next + 1;
    });
    const names = covered.map((control) => control.textContent || control.ariaLabel);
    return scrollWidth > clientWidth ? [...names, 'the page'] : names;
  });

test('with larger fonts and more space in text, nothing in the bar is covered at any width', async ({
  page,
}) => {
  test.slow();
  const browser = await page.context().newCDPSession(page);
  const found: unknown[] = [];
  for (const font of [16, 20, 24, 28]) {
    await browser.send('Page.setFontSizes', {fontSizes: {standard: font}});
    await open(page, '/limits/', 'Limits');
    for (const spaced of [false, true]) {
      if (spaced) await spaceText(page);
      for (const width of [320, 390, 640, 768, 997, 1024, 1050, 1150, 1280, 1440, 1680, 1920]) {
        await page.setViewportSize({width, height: 900});
        for (const name of await unreachable(page)) found.push({font, spaced, width, name});
      }
    }
    // The menu opens wherever its button is.
    await page.setViewportSize({width: 60 * font, height: 900});
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar').getByText('Pricing')).toBeVisible();
  }
  expect(found).toEqual([]);
});

test('on a tablet, the whole name of the product is shown, and the text has enough room', async ({
  page,
}) => {
  await open(page, '/limits/', 'Limits');
  for (const width of [997, 1149]) {
    await page.setViewportSize({width, height: 768});
    const [logo, name] = await Promise.all(
      ['logo', 'title'].map((part) => page.locator(`.navbar__${part}`).first().boundingBox()),
    );
    expect(name!.y).toBeLessThan(logo!.y + logo!.height);
    const article = await page.locator('main article').boundingBox();
    expect(article!.width).toBeGreaterThan(600);
  }
  await expect(page.getByText('On this page')).toBeVisible();
});
