import type {Page} from '@playwright/test';
import {prefixOf} from '@portal/content/facts';
import {frozenVersions} from '../../src/facts.ts';
import {builtPages} from '../builtSite.ts';
import {expectNoViolations, markUnseen, violations, type Look} from './axe.ts';
import {expect, hydrated, test} from './fixtures.ts';
import {chunks, needlessScrollbars, started} from './pages.ts';
import {launchOptions} from './playwright.config.ts';

/** Code has only two small color palettes, whose contrast `src/css/contrast.test.ts` checks. */
const exclude = 'pre > code';

/** The styles whose contrast this worker has checked in both color modes. */
const seen = new Set<string>();

const oldest = frozenVersions.at(-1)!;

/** Pages with all components. Every element is checked, including those around the article. */
const wholePages = new Set([
  '/docs/',
  '/docs/limits/',
  '/docs/code/nodejs/',
  '/docs/api/rest/',
  '/docs/search/',
  `/docs${prefixOf(oldest)}/`,
]);

// Visible scrollbars take up room, as they do for readers on Windows and Linux.
test.use({launchOptions: {...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars']}});

/** The number of pages per tab. A tab that stays open loads the scripts only once. */
const PAGES_PER_TAB = 10;

/** Expects that axe finds nothing on the open page, in both color modes. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  const isWhole = wholePages.has(path);
  // What's around the article is the same on all pages.
  const part: Look = {exclude, onlyUnseen: !isWhole, ...(!isWhole && {include: 'main'})};
  const unseen = await markUnseen(page, part, seen);
  await expectNoViolations(page, part, `${path}: axe in light mode`);
  if (unseen.length === 0) return;
  // All else is the same in both modes. All colors depend on this attribute, whose button
  // firstUse.spec.ts tests.
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  const colors: Look = {...part, onlyColors: true, onlyUnseen: true};
  await expectNoViolations(page, colors, `${path}: axe in dark mode`);
  unseen.forEach((style) => seen.add(style));
}

for (const pages of chunks(builtPages, PAGES_PER_TAB)) {
  test(`${pages.length} pages starting at ${pages[0]!.path} hydrate, are accessible and have no needless scrollbar`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    for (const {path, title} of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        expect(await page.evaluate(started)).toEqual([title]);
        expect(await page.evaluate(needlessScrollbars)).toEqual([]);
        await expectAccessible(page, path);
      });
    }
  });
}

test('finds low contrast, with and without the check of each style, and an image without alt text', async ({
  page,
}) => {
  await page.goto('/docs/limits/');
  await hydrated(page);
  const colors: Look = {include: 'main', exclude, onlyColors: true};
  expect(await violations(page, colors)).toEqual([]);
  const before = new Set(await markUnseen(page, colors, new Set()));
  await page.getByRole('cell', {name: 'Active workflows', exact: true}).evaluate((cell) => {
    cell.style.color = '#bbb';
    cell.append(document.createElement('img'));
  });
  await page
    .locator('main tr')
    .nth(12)
    .evaluate((row) => {
      row.style.background = '#777';
    });
  await markUnseen(page, colors, before);
  for (const onlyUnseen of [false, true]) {
    const found = (await violations(page, {...colors, onlyUnseen})).join('\n');
    expect(found).toContain('color-contrast: <td style="color');
    expect(found).toMatch(/background color: #777/);
  }
  expect((await violations(page)).join()).toContain('image-alt: <img');
});

// `tests/site/redirects.test.ts` asks for the other forms of all pages.
test('a page opens by its other forms', async ({page}) => {
  const path = `/docs${prefixOf(oldest)}/workflows/`;
  const {title} = builtPages.find((built) => built.path === path)!;
  for (const form of [`${path}index.html`, path.replace(/\/$/, '')]) {
    await page.goto(`${form}?from=mail`);
    await expect(page).toHaveURL(`${path}?from=mail`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await hydrated(page);
  }
});
