import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';
import {colorRules, expectNoViolations, violations} from './axe.ts';
import {expect, hydrated, test} from './fixtures.ts';
import {builtPages} from './pages.ts';

/**
 * The colors of the article. Those of code are thousands of words from two small palettes, whose
 * contrast `src/css/contrast.test.ts` proves; those around the article are the same on all pages,
 * and `wholePages` looks at them.
 */
const articleColors = (page: Page) =>
  new AxeBuilder({page}).include('main').exclude('pre > code').withRules(colorRules);

/** One page of each kind, looked at with everything around the article. */
const wholePages = new Set(['/docs/', '/docs/limits/', '/docs/api/rest/', '/docs/v1/']);

test.setTimeout(240_000);

/** Every built page, in both colour modes: it hydrates without an error and axe finds nothing. */
for (const {path, title} of builtPages) {
  test(`${path} is sound and accessible`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await hydrated(page);
    await expectNoViolations(
      () => new AxeBuilder({page}).exclude('pre > code').disableRules(colorRules),
      'axe, all but colors',
    );
    for (const colorScheme of ['light', 'dark'] as const) {
      // The attribute is what all colors follow; a click on the switch is tested in reading.spec.ts.
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme;
      }, colorScheme);
      await expectNoViolations(() => articleColors(page), `axe, colors in ${colorScheme} mode`);
      if (!wholePages.has(path)) continue;
      await expectNoViolations(
        () => new AxeBuilder({page}).exclude('pre > code').withRules(colorRules),
        `axe, colors of the whole page in ${colorScheme} mode`,
      );
    }
  });
}

test('finds what is too pale, and an image without a text', async ({page}) => {
  await page.goto('/docs/limits/');
  await hydrated(page);
  await page
    .locator('main p')
    .first()
    .evaluate((paragraph) => {
      paragraph.style.color = '#bbb';
      paragraph.append(document.createElement('img'));
    });
  expect((await violations(articleColors(page))).join()).toContain('color-contrast: <p');
  expect((await violations(new AxeBuilder({page}))).join()).toContain('image-alt: <img');
});

test('every page answers to its other forms with one redirect, query kept', async ({request}) => {
  const answers: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const {path} of builtPages.filter((page) => page.path.endsWith('/'))) {
    for (const form of [`${path}index.html`, path.replace(/\/$/, '')]) {
      const answer = await request.get(`${form}?from=mail`, {maxRedirects: 0});
      answers[form] = `${answer.status()} ${answer.headers().location}`;
      expected[form] = `301 ${path}?from=mail`;
    }
  }
  expect(answers).toEqual(expected);
});

for (const path of ['/docs/', '/docs/workflows/', '/docs/v1/workflows/']) {
  test(`${path} opens by its other forms`, async ({page}) => {
    const {title} = builtPages.find((built) => built.path === path)!;
    for (const form of [`${path}index.html`, path.replace(/\/$/, '')]) {
      await page.goto(`${form}?from=mail`);
      await expect(page).toHaveURL(`${path}?from=mail`);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await hydrated(page);
    }
  });
}
