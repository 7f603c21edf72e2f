/** Links to sections that moved, were renamed or never were, in real Chromium. */
import {anchorMap} from '../../config/redirects.ts';
import {movedAnchors} from '../../facts/redirects.ts';
import {frozenVersions, prefixOf} from '../../facts/versions.ts';
import {violations} from './axe.ts';
import {expect, hydrated, open, test} from './fixtures.ts';
import type {Page} from '@playwright/test';

const note = (page: Page) => page.locator('.anchor-notice');

/** The section at the reading line, below the navbar. */
async function expectInSight(page: Page, id: string) {
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
}

test('a moved section is opened after a redirect, without a word', async ({page}) => {
  const {from, to} = movedAnchors.find((row) => row.to.endsWith('#use-npm-packages'))!;
  await page.goto(`/docs${from}`);
  await hydrated(page);
  await expect(page).toHaveURL(`/docs${to}`);
  await expectInSight(page, 'use-npm-packages');
  await expect(note(page)).toBeEmpty();
});

test('a section that became a page is opened there, and back leaves it', async ({page}) => {
  await open(page, '/limits/', 'Limits');
  const [from, to] = Object.entries(anchorMap).find(([, target]) => !target.includes('#'))!;
  await page.goto(`/docs${from}`);
  await expect(page).toHaveURL(`/docs${to}`);
  await hydrated(page);
  await expect(note(page)).toBeEmpty();
  await page.goBack();
  await expect(page).toHaveURL('/docs/limits/');
});

const oldest = frozenVersions.at(-1)!;

for (const route of [
  '/workflows/steps/triggers/',
  `${prefixOf(oldest)}/workflows/steps/triggers/`,
]) {
  test(`a slip in the hash of ${route} opens the nearest section, and says so`, async ({page}) => {
    await page.goto(`/docs${route}?from=mail#larg-payload`);
    await hydrated(page);
    await expect(page).toHaveURL(`/docs${route}?from=mail#large-payloads`);
    await expectInSight(page, 'large-payloads');
    await expect(note(page)).toContainText('the nearest one: “Large payloads”');
  });
}

test('the note is readable, dismissed by keyboard, and does not come back', async ({page}) => {
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

test('the note goes away when the reader goes on', async ({page}) => {
  await page.goto('/docs/limits/#no-such-thing-at-all');
  await hydrated(page);
  await expect(note(page)).not.toBeEmpty();
  await page.locator('article a[href="/docs/pricing/"]').first().click();
  await expect(page).toHaveURL('/docs/pricing/');
  await expect(note(page)).toBeEmpty();
});

test('a section of v1 that v2 does not have opens the nearest one of v2', async ({page}) => {
  await page.goto('/docs/v1/workflows/steps/triggers/#validating-requests');
  await hydrated(page);
  await page.locator('.navbar summary', {hasText: 'Docs version'}).click();
  await page.locator('.navbar .dropdown__link', {hasText: 'v2'}).click();
  await expect(page).toHaveURL('/docs/workflows/steps/triggers/#validate-requests');
  await expect(note(page)).toContainText('“validating-requests”');
  await expectInSight(page, 'validate-requests');
});

test('a hash edited in the address bar is looked up as well', async ({page}) => {
  await open(page, '/workflows/steps/triggers/', /.+/);
  await page.evaluate(() => {
    window.location.hash = '#large-payload';
  });
  await expect(page).toHaveURL(/#large-payloads$/);
  await expectInSight(page, 'large-payloads');
});

test('the hash of a tab is left to the tabs', async ({page}) => {
  await page.goto('/docs/code/#bash');
  await hydrated(page);
  await expect(page).toHaveURL('/docs/code/#bash');
  await expect(page.locator('[data-tab=bash][aria-selected=true]').first()).toBeAttached();
  await expect(note(page)).toBeEmpty();
});
