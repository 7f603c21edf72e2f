/** Tests links to sections that moved, were renamed or never existed, in real Chromium. */
import {anchorMap} from '../../../src/config/redirects.ts';
import {movedAnchors} from '../../../src/facts.ts';
import {violations} from '../../e2e/axe.ts';
import {expect, hydrated, open, test} from '../../e2e/fixtures.ts';
import type {Page} from '@playwright/test';

const note = (page: Page) => page.locator('.anchor-notice');

/** Expects that a section is in view. */
async function expectInSight(page: Page, id: string) {
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
}

test('opens a moved section after a redirect, without a note', async ({page}) => {
  const {from, to} = movedAnchors.find((row) => row.to.endsWith('#use-npm-packages'))!;
  await page.goto(`/docs${from}`);
  await hydrated(page);
  await expect(page).toHaveURL(`/docs${to}`);
  await expectInSight(page, 'use-npm-packages');
  await expect(note(page)).toBeEmpty();
});

test('opens the page that a section became, and back leaves that page', async ({page}) => {
  await open(page, '/limits/', 'Limits');
  const [from, to] = Object.entries(anchorMap).find(([, target]) => !target.includes('#'))!;
  await page.goto(`/docs${from}`);
  await expect(page).toHaveURL(`/docs${to}`);
  await hydrated(page);
  await expect(note(page)).toBeEmpty();
  await page.goBack();
  await expect(page).toHaveURL('/docs/limits/');
});

test('the note is accessible, can be dismissed by keyboard, and does not come back', async ({
  page,
}) => {
  await page.goto('/docs/limits/#no-such-thing-at-all');
  await hydrated(page);
  await expect(note(page)).toContainText('This is the start of the page.');
  await expect(page).toHaveURL('/docs/limits/');
  expect(await violations(page, {include: '.anchor-notice'})).toEqual([]);
  await page.getByRole('button', {name: 'Dismiss this note'}).focus();
  await page.keyboard.press('Enter');
  await expect(note(page)).toBeEmpty();
  await page.reload();
  await hydrated(page);
  await expect(note(page)).toBeEmpty();
});

test('the note disappears on the next page', async ({page}) => {
  await page.goto('/docs/limits/#no-such-thing-at-all');
  await hydrated(page);
  await expect(note(page)).not.toBeEmpty();
  await page.locator('article a[href="/docs/pricing/"]').first().click();
  await expect(page).toHaveURL('/docs/pricing/');
  await expect(note(page)).toBeEmpty();
});

test('a section of v1 that v2 does not have opens the start of the page, with a note', async ({
  page,
}) => {
  await page.goto('/docs/v1/workflows/steps/triggers/#schedule');
  await hydrated(page);
  await page.locator('.navbar summary', {hasText: 'Docs version'}).click();
  await page.locator('.navbar .dropdown__link', {hasText: 'v2'}).click();
  await expect(page).toHaveURL('/docs/workflows/steps/triggers/');
  await expect(note(page)).toContainText('“schedule”');
});

test('an unknown hash typed in the address bar shows the note, too', async ({page}) => {
  await open(page, '/workflows/steps/triggers/http/', /.+/);
  await page.evaluate(() => {
    window.location.hash = '#large-payload';
  });
  await expect(note(page)).toContainText('“large-payload”');
  await expect(page).toHaveURL('/docs/workflows/steps/triggers/http/');
});

test('the hash of a tab selects the tab, without a note', async ({page}) => {
  await page.goto('/docs/code/#bash');
  await hydrated(page);
  await expect(page).toHaveURL('/docs/code/#bash');
  await expect(page.locator('[data-tab=bash][aria-selected=true]').first()).toBeAttached();
  await expect(note(page)).toBeEmpty();
});

test('a link to words in a collapsed block opens it, and it stays open when the app starts', async ({
  page,
}) => {
  await page.goto('/docs/components/api/#:~:text=New%20Run');
  await hydrated(page);
  const block = page.locator('details', {hasText: 'New Run'});
  await expect(block).toHaveAttribute('open');
  await expect(block.locator('code', {hasText: 'New Run'})).toBeInViewport();
});
