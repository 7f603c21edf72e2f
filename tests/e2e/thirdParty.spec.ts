/**
 * Nothing leaves the site: neither its pages nor the search ask, prepare or look up another host. What
 * the built HTML says is held in `tests/site/search.test.ts`.
 */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {expect, hydrated, test} from './fixtures.ts';
import {hostsIn} from './netLog.ts';
import {port} from './playwright.config.ts';

const PLANTED = 'planted-contact.example';

/** Reads a page, searches in the dialog and on the results page, and gives the hosts of the head. */
async function readAndSearch(page: Page): Promise<string[]> {
  await page.goto(`http://localhost:${port}/docs/limits/`);
  await page.mouse.move(200, 300);
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('delay');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  const prepared = await page
    .locator('head link[rel=preconnect], head link[rel=dns-prefetch]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  await page.goto(`http://localhost:${port}/docs/search/?q=delay`);
  await expect(page.locator('main li h3').first()).toBeVisible();
  return prepared;
}

/** Runs in a browser of its own, whose net log is whole only when it has ended. */
async function contacts(
  before: (page: Page) => Promise<unknown>,
  launch: {executablePath?: string},
) {
  const folder = mkdtempSync(join(tmpdir(), 'net-log-'));
  const file = join(folder, 'log.json');
  const browser = await chromium.launch({
    ...launch,
    // Playwright switches off what only prepares connections: readers' browsers do it.
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
    // Without the policy, which would keep an attempt from the log.
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

test('a planted contact is found', async ({launchOptions}) => {
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
