import type {Page} from '@playwright/test';
import {builtPages} from '../builtSite.ts';
import {expectNoViolations, markUnseen, type Look} from './axe.ts';
import {expect, test} from './fixtures.ts';
import {chunks, needlessScrollbars, started} from './pages.ts';
import {launchOptions} from './playwright.config.ts';

/** Code has only two small color palettes, whose contrast `src/css/contrast.test.ts` checks. */
const exclude = 'pre > code';

/** The styles whose contrast this worker has checked in both color modes. */
const seen = new Set<string>();

/** The home page and some others. Every element is checked, including those around the article. */
const wholePages = new Set(
  builtPages.flatMap(({path}, at) => (path === '/docs/' || at % 30 === 0 ? [path] : [])),
);

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
