/** Tests accessibility of menus, tabs, details, the search dialog and the sidebar on a phone. */
import type {Page} from '@playwright/test';
import {versions} from '../../../src/facts.ts';
import {expectNoViolations, type Look} from '../../e2e/axe.ts';
import {expect, open, test} from '../../e2e/fixtures.ts';
import {SELECTORS} from '../../e2e/searchDialog.ts';

/**
 * Checks an open part in both color modes. `everyPage.spec.ts` checks the page around it.
 *
 * @param part - the selector of the part
 */
async function look(page: Page, part: string): Promise<void> {
  for (const mode of ['light', 'dark']) {
    await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
    }, mode);
    const all: Look = {include: part, exclude: 'pre > code'};
    const look = mode === 'light' ? all : {...all, onlyColors: true};
    await expectNoViolations(page, look, `${part}, in ${mode} mode`);
  }
}

test('on a desktop: tabs, details, menus and the search dialog', async ({page, search}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/code/', /.+/);
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await expect(page.getByRole('tab', {name: 'Python'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page
    .getByRole('region', {name: 'Was this page helpful?'})
    .getByRole('button', {name: 'No'})
    .click();
  await look(page, '.tabs-container');
  await look(page, 'section:has(textarea)');

  const bar = page.locator('nav.navbar');
  await bar.locator('summary', {hasText: 'Reference'}).click();
  await expect(bar.getByRole('link', {name: 'REST API', exact: true})).toBeVisible();
  await look(page, 'nav.navbar');

  await bar.locator('summary', {hasText: 'Docs version'}).click();
  await expect(
    page.locator('.navbar .dropdown__link', {hasText: versions.at(-1)!.label}),
  ).toBeVisible();
  await look(page, 'nav.navbar');

  await page.getByText('Copy page').click();
  await expect(page.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
  await look(page, '[data-page-tools]');

  // A result under the pointer becomes a link, which a list box may not contain.
  await page.mouse.move(0, 0);
  await page.keyboard.press('Control+k');
  await search.field.fill('timeout');
  await expect(search.hits.first()).toBeVisible();
  await look(page, SELECTORS.dialog);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('the sidebar and the table of contents', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page, '/limits/', 'Limits');
    await page.getByText('On this page').click();
    await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
    await look(page, '.theme-doc-toc-mobile');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(
      page.locator('.navbar-sidebar').getByRole('link', {name: 'Workflows', exact: true}),
    ).toBeVisible();
    await look(page, '.navbar-sidebar');
  });
});
