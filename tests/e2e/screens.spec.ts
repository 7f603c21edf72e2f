/** Tests small and medium screens: nothing is covered, cut off, too small or too far down. */
import type {Page} from '@playwright/test';
import {frozenVersions, prefixOf} from '@portal/content/facts';
import {expect, open, test} from './fixtures.ts';

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

for (const width of [320, 390, 768]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({viewport: {width, height: 844}});

    test('no button covers code', async ({page}) => {
      for (const route of KINDS) {
        await open(page, route, /.+/);
        expect({[route]: await coveredCode(page)}).toEqual({[route]: []});
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the lead is as large as the text', async ({page}) => {
    await open(page, '/limits/', 'Limits');
    const sizes = await page
      .locator('.theme-doc-markdown > p')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
    expect(sizes.length).toBeGreaterThan(1);
    expect([...new Set(sizes)]).toEqual(['16px']);
  });

  test('table rows are cards with labels for their values', async ({page}) => {
    await open(page, '/limits/', 'Limits');
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

  test('only tables of numbers scroll sideways', async ({page}) => {
    for (const route of [...KINDS, '/pricing/', '/workflows/steps/triggers/http/']) {
      await open(page, route, /.+/);
      const scrolling = await page
        .locator('.table-scroll:has(> .table-cards)')
        .evaluateAll((frames) =>
          frames
            .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
            .map(({textContent}) => textContent.slice(0, 60)),
        );
      expect({[route]: scrolling}).toEqual({[route]: []});
    }
  });

  test('the title is at the top', async ({page}) => {
    for (const route of KINDS.filter((one) => !one.startsWith(`${prefixOf(oldest)}/`))) {
      await open(page, route, /.+/);
      const title = await page.getByRole('heading', {level: 1}).boundingBox();
      expect(title!.y, route).toBeLessThan(130);
    }
  });

  test('all controls are large enough', async ({page}) => {
    for (const route of KINDS) {
      await open(page, route, /.+/);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      const small = await page
        .locator(':is(button, summary, [role=tab], nav a, .pagination-nav a):visible')
        .evaluateAll((controls) =>
          controls.flatMap((control) => {
            const {width, height} = control.getBoundingClientRect();
            const name = control.getAttribute('aria-label') ?? control.textContent;
            return Math.min(width, height) < 23.9 ? [`${name} ${width}×${height}`] : [];
          }),
        );
      expect({[route]: small}).toEqual({[route]: []});
    }
  });
});

test.describe('on a tablet', () => {
  test.use({viewport: {width: 1024, height: 768}});

  test('the product name is not cut off, and the text has enough room', async ({page}) => {
    await open(page, '/limits/', 'Limits');
    for (const width of [997, 1024, 1042, 1149]) {
      await page.setViewportSize({width, height: 768});
      const brand = page.locator('.navbar__title').first();
      const {scrollWidth, clientWidth} = await brand.evaluate((element) => ({
        scrollWidth: element.scrollWidth,
        clientWidth: element.clientWidth,
      }));
      expect({width, scrollWidth}).toEqual({width, scrollWidth: clientWidth});
      const article = await page.locator('main article').boundingBox();
      expect(article!.width).toBeGreaterThan(600);
    }
    await expect(page.getByText('On this page')).toBeVisible();
  });
});
