/**
 * Tests that neither pages nor the search contact, preconnect to or look up another host.
 * `tests/content/site/search.test.ts` checks the built HTML.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {expect, hydrated, test} from '../../e2e/fixtures.ts';
import {hostsIn} from '../../e2e/netLog.ts';
import {port} from '../../e2e/playwright.config.ts';
import {searchDialog} from '../../e2e/searchDialog.ts';

const PLANTED = 'planted-contact.example';

/** Opens a page, searches in the dialog and on the results page, and returns hosts in the head. */
async function readAndSearch(page: Page): Promise<string[]> {
  const search = searchDialog(page);
  await page.goto(`http://localhost:${port}/docs/limits/`);
  await page.mouse.move(200, 300);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await search.field.fill('delay');
  await expect(search.hits.first()).toBeVisible();
  const prepared = await page
    .locator('head link[rel=preconnect], head link[rel=dns-prefetch]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  await page.goto(`http://localhost:${port}/docs/search/?q=delay`);
  await expect(page.locator('main li h2').first()).toBeVisible();
  return prepared;
}

/**
 * Returns the contacted hosts. Uses a separate browser, because its log is complete only at its
 * end.
 */
async function contacts(
  before: (page: Page) => Promise<unknown>,
  launch: {executablePath?: string},
) {
  const folder = mkdtempSync(join(tmpdir(), 'net-log-'));
  const file = join(folder, 'log.json');
  const browser = await chromium.launch({
    ...launch,
    // Playwright disables prepared connections, but readers' browsers use them.
    ignoreDefaultArgs: ['--disable-background-networking'],
    args: [
      '--no-sandbox',
      '--no-first-run',
      '--disable-component-update',
      '--disable-sync',
      `--log-net-log=${file}`,
    ],
  });
  try {
    // Bypass the policy, because it would keep attempts out of the log.
    const page = await browser.newPage({bypassCSP: true});
    await before(page);
    const prepared = await readAndSearch(page);
    await browser.close();
    const hosts = [...hostsIn(file)].filter((host) => host !== 'localhost' && host !== '127.0.0.1');
    return {prepared, hosts};
  } finally {
    await browser.close();
    rmSync(folder, {recursive: true});
  }
}

test('no page and no search contacts another host', async ({launchOptions}) => {
  const found = await contacts(async () => {}, launchOptions as {executablePath?: string});
  expect(found).toEqual({prepared: [], hosts: []});
});

test('finds a planted contact', async ({launchOptions}) => {
  const plant = (page: Page) =>
    page.addInitScript((host) => {
      addEventListener('DOMContentLoaded', () => {
        const link = Object.assign(document.createElement('link'), {rel: 'preconnect'});
        link.href = `https://${host}`;
        document.head.append(link);
        new Image().src = `https://${host}/pixel.png`;
      });
    }, PLANTED);
  const found = await contacts(plant, launchOptions as {executablePath?: string});
  expect(found.prepared).toEqual([`https://${PLANTED}/`]);
  expect(found.hosts).toContain(PLANTED);
});
