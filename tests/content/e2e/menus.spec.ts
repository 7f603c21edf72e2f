/** Tests menus, tabs and the drawer by keyboard and pointer, as in the ARIA Authoring Practices. */
import type {Locator, Page} from '@playwright/test';
import {currentVersion} from '../../../src/facts.ts';
import {expect, open, scrollY, test} from '../../e2e/fixtures.ts';

const menu = (page: Page, label: string): Locator =>
  page.locator('details.dropdown', {has: page.locator('summary', {hasText: label})});

const isOpen = (details: Locator, state: boolean) =>
  expect(details).toHaveJSProperty('open', state);

test('menus open, close and move the focus, and only one is open at a time', async ({page}) => {
  await open(page, '/limits/', 'Limits');
  for (const label of ['Reference', 'Docs version', 'Copy page']) {
    await test.step(label, async () => {
      const details = menu(page, label);
      const summary = details.locator('summary');
      await summary.click();
      await isOpen(details, true);
      await summary.click();
      await isOpen(details, false);

      await summary.focus();
      await page.keyboard.press('Space');
      await isOpen(details, true);
      await page.keyboard.press('ArrowDown');
      await expect(details.locator('a, button').first()).toBeFocused();
      await page.keyboard.press('End');
      await expect(details.locator('a, button').last()).toBeFocused();
      await page.keyboard.press('Escape');
      await isOpen(details, false);
      await expect(summary).toBeFocused();

      await summary.click();
      await page.getByRole('heading', {level: 1}).click({position: {x: 5, y: 5}});
      await isOpen(details, false);
    });
  }
  await menu(page, 'Reference').locator('summary').click();
  await menu(page, 'Docs version').locator('summary').click();
  await isOpen(menu(page, 'Reference'), false);
});

test('a menu is marked on the pages that it links to, and closes when one opens', async ({
  page,
}) => {
  await open(page, '/pricing/', /.+/);
  const reference = menu(page, 'Reference');
  await expect(reference.locator('summary')).not.toHaveClass(/navbar__link--active/);
  await reference.locator('summary').click();
  await reference.getByRole('link', {name: 'Limits', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Limits');
  await isOpen(reference, false);
  await expect(reference.locator('summary')).toHaveClass(/navbar__link--active/);
});

test('tabs support the arrow keys, Home, End, Space and Enter', async ({page}) => {
  await open(page, '/code/', /.+/);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
});

test('after the skip link, the next focused element is in view below the navbar', async ({
  page,
}) => {
  await open(page, '/limits/', 'Limits');
  await page.mouse.wheel(0, 2000);
  // The wheel scrolls later, and would move the page again after the skip link.
  await expect.poll(() => scrollY(page)).toBe(2000);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const bar = (await page.locator('nav.navbar').boundingBox())!;
  const focused = (await page.locator('main :focus').boundingBox())!;
  expect(focused.y).toBeGreaterThanOrEqual(bar.y + bar.height);
});

test('the button that wraps lines shows its state', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/code/bash/', /.+/);
  const button = page.getByRole('button', {name: 'Wrap long lines'}).first();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});

test.describe('on a low window', () => {
  test.use({viewport: {width: 1280, height: 640}});

  for (const route of ['/limits/', '/api/rest/', '/cli/reference/', '/subprocessors/']) {
    test(`the sidebar shows the current page: ${route}`, async ({page}) => {
      await open(page, route, /.+/);
      const link = page.locator('.theme-doc-sidebar-menu [aria-current=page]');
      await expect(link).toBeInViewport({ratio: 1});
    });
  }
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}});

  test('Escape closes the drawer, and its button gets the focus, and a link opens its page and closes it', async ({
    page,
  }) => {
    await open(page, '/limits/', 'Limits');
    const hamburger = page.getByRole('button', {name: 'Toggle navigation bar'});
    await hamburger.click();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
    await expect(hamburger).toBeFocused();
    await hamburger.click();
    await page
      .locator('.navbar-sidebar')
      .getByRole('link', {name: 'Workflows', exact: true})
      .click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Workflows');
    await expect(page.locator('.navbar-sidebar')).toBeHidden();
  });

  test('the drawer gets the focus, and closes when search opens a page', async ({page, search}) => {
    await open(page, '/limits/', 'Limits');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).focus();
    await page.keyboard.press('Enter');
    const drawer = page.locator('.navbar-sidebar');
    await expect(drawer.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(drawer.locator(':focus')).toHaveCount(1);

    await page.keyboard.press('Control+k');
    await search.field.fill('pricing');
    await search.hits.filter({hasText: 'Pricing'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toContainText('Pricing');
    await expect(drawer).toBeHidden();
  });

  test('the drawer has a visible close button, and its main menu gets the focus and shows the version', async ({
    page,
  }) => {
    await open(page, '/limits/', 'Limits');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const close = page.locator('.navbar-sidebar__close');
    await expect(close.locator('g')).not.toHaveCSS('stroke', 'none');
    const back = page.getByRole('button', {name: 'Back to main menu'});
    await back.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.navbar-sidebar__item:not([inert]) :focus')).toHaveCount(1);
    await expect(
      page.locator('.navbar-sidebar').getByText(`Docs version ${currentVersion.label}`),
    ).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('every control works: the hamburger is hidden, and pages, contents and search are available', async ({
      page,
    }) => {
      await page.goto('/docs/limits/');
      await expect(page.locator('.navbar__toggle')).toBeHidden();
      await expect(page.locator('.theme-doc-sidebar-menu a').first()).toBeVisible();
      await page.getByText('On this page').click();
      await expect(page.locator('.theme-doc-toc-mobile a').first()).toBeVisible();
      await page.getByRole('button', {name: 'Search'}).click();
      await expect(page).toHaveURL(/\/docs\/search\/$/);
    });
  });
});
