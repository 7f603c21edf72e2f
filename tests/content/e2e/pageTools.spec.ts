/** Tests the parts around an article: feedback, the page as Markdown and the edit link. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {expect, hold, open, test} from '../../e2e/fixtures.ts';
import {withTagManager} from '../../e2e/tagManager.ts';

const LIMITS = ['/limits/', 'Limits'] as const;
const THANKS = 'Thank you. Your answer has been sent.';

const feedback = (page: Page) => page.getByRole('region', {name: 'Was this page helpful?'});

test.describe('was this page helpful', () => {
  test('without analytics, both answers link to a prefilled issue, by keyboard only', async ({
    page,
  }) => {
    await open(page, ...LIMITS);
    const form = feedback(page);
    await form.getByRole('button', {name: 'Yes'}).focus();
    await page.keyboard.press('Space');
    await expect(form.getByRole('button', {name: 'Yes'})).toHaveAttribute('aria-pressed', 'true');
    await expect(form.getByRole('textbox', {name: 'What helped?'})).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('button', {name: 'No'})).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Tab');
    await expect(form.getByRole('textbox', {name: 'What is missing or wrong?'})).toBeFocused();
    await page.keyboard.type('The table & its units');
    await page.keyboard.press('Tab');
    const link = form.getByRole('link', {name: 'Open an issue with this'});
    await expect(link).toBeFocused();
    const issue = new URL((await link.getAttribute('href'))!);
    expect(Object.fromEntries(issue.searchParams)).toEqual({
      template: 'page-fault.yml',
      title: 'Docs: Limits',
      page: expect.stringMatching(/\/docs\/limits\/$/) as unknown,
      wrong: 'Helpful: no\n\nThe table & its units',
    });
    // Nothing was sent yet, so there's no thank-you message.
    await expect(form.getByRole('status')).toHaveText('');
  });

  test('with analytics, the answer is added to the data layer, and the reader is thanked', async ({
    page,
  }) => {
    await withTagManager(page, '**/docs/limits/');
    await open(page, ...LIMITS);
    await page.waitForFunction(() => 'tagManagerLoaded' in window);
    const form = feedback(page);
    await form.getByRole('button', {name: 'No'}).click();
    await form.getByRole('textbox').fill('No example');
    await form.getByRole('button', {name: 'Send'}).click();
    await expect(form.getByRole('status')).toHaveText(THANKS);
    expect(await page.evaluate(() => window.dataLayer!.at(-1))).toEqual({
      event: 'page_feedback',
      page: '/docs/limits/',
      helpful: 'no',
      reason: 'No example',
    });
  });

  test.describe('with a blocker', () => {
    test.use({allowedErrors: ['net::ERR_FAILED']});

    test('there is a link to an issue instead of a thank-you message', async ({page}) => {
      await withTagManager(page, '**/docs/limits/', {blocked: true});
      const blocked = page.waitForEvent('requestfailed');
      await open(page, ...LIMITS);
      await blocked;
      const form = feedback(page);
      await form.getByRole('button', {name: 'Yes'}).click();
      await expect(form.getByRole('link', {name: 'Open an issue with this'})).toBeVisible();
      await expect(form.getByRole('status')).toHaveText('');
    });
  });
});

test.describe('page actions', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  const twin = readFileSync(join(__dirname, '../../../build/docs/limits/index.md'), 'utf8');

  test('copy and show the page as Markdown, and link to its source and to an issue', async ({
    page,
  }) => {
    await open(page, ...LIMITS);
    const release = await hold(page, '**/limits/index.md');
    await page.getByText('Copy page').click();
    await page.getByRole('button', {name: 'Copy as Markdown'}).click();
    release();
    await expect(page.locator('[data-page-tools] summary').first()).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin);

    const edit = page.getByRole('link', {name: 'Edit this page'});
    await expect(edit).toHaveAttribute('href', /\/edit\/main\/docs\/limits\.mdx$/);
    const report = page.getByRole('link', {name: 'Report an issue with this page'});
    const issue = new URL((await report.getAttribute('href'))!);
    expect(issue.searchParams.get('page')).toMatch(/\/docs\/limits\/$/);

    await expect(page.getByText('Copy page')).toBeVisible();
    await page.getByText('Copy page').click();
    const guide = page.getByRole('link', {name: 'Use in your editor'});
    await expect(guide).toHaveAttribute('href', '/docs/use-docs-in-your-editor/');
    await page.getByRole('link', {name: 'View as Markdown'}).click();
    await expect(page).toHaveURL(/\/docs\/limits\/index\.md$/);
    await expect(page.locator('body')).toContainText('# Limits');
  });

  test.describe('if the Markdown cannot be loaded', () => {
    test.use({allowedErrors: ['net::ERR_FAILED']});

    test('show that copying failed', async ({page}) => {
      await open(page, ...LIMITS);
      await page.route('**/limits/index.md', (route) => route.abort());
      await page.getByText('Copy page').click();
      await page.getByRole('button', {name: 'Copy as Markdown'}).click();
      await expect(page.locator('[data-page-tools] summary').first()).toHaveText('Copy failed');
    });
  });
});
