import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures.ts';
import {builtPages} from './pages.ts';

/**
 * Everything in light mode; in dark mode, what depends on colors. The colors of code are thousands of
 * words from two small palettes, whose contrast `src/css/contrast.test.ts` proves.
 */
function axe(page: Page, colorScheme: 'light' | 'dark'): AxeBuilder {
  const builder = new AxeBuilder({page}).exclude('pre > code');
  return colorScheme === 'light'
    ? builder
    : builder.withRules(['color-contrast', 'link-in-text-block']);
}

test.setTimeout(120_000);

/** Every built page, in both colour modes: it hydrates without an error and axe finds nothing. */
for (const {path, title} of builtPages) {
  test(`${path} is sound and accessible`, async ({page}) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await hydrated(page);
      const {violations} = await axe(page, colorScheme).analyze();
      const found = violations.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html}`));
      expect(found, `axe in ${colorScheme} mode`).toEqual([]);
    }
  });
}

test.describe('other forms of an address', () => {
  for (const {path, title} of builtPages.filter((page) => page.path.endsWith('/'))) {
    test(`${path} with index.html and without its slash`, async ({page}) => {
      for (const form of [`${path}index.html`, path.replace(/\/$/, '')]) {
        await page.goto(`${form}?from=mail`);
        await expect(page).toHaveURL(`${path}?from=mail`);
        await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
        await hydrated(page);
      }
    });
  }
});
