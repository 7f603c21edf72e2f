import type {Browser, Page} from '@playwright/test';
import {launchChromium} from '../scripts/chromium.ts';
import {median} from './table.ts';

/** How long a page must go without requests to count as idle. Longer than any idle callback. */
const QUIET = 3_000;

/** Runs `use` with its own browser, which is closed afterwards. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await launchChromium({args: ['--no-sandbox']});
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Bytes on the wire, including headers. */
export interface Transferred {
  load: number;
  idle: number;
  requests: number;
}

/** A first visit with an empty cache: what's transferred until the load event, and until idle. */
export async function firstVisit(browser: Browser, url: string): Promise<Transferred> {
  const context = await browser.newContext({viewport: {width: 1350, height: 940}});
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  let bytes = 0;
  let requests = 0;
  let last = Date.now();
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', () => (last = Date.now()));
  client.on('Network.loadingFinished', ({encodedDataLength}) => {
    bytes += encodedDataLength;
    requests++;
    last = Date.now();
  });
  await page.goto(url, {waitUntil: 'load'});
  const load = bytes;
  while (Date.now() - last < QUIET) await new Promise((tick) => setTimeout(tick, 100));
  await context.close();
  return {load, idle: bytes, requests};
}

/**
 * Clicks a link on the page and waits until the new heading is painted.
 *
 * @returns milliseconds
 */
const clickTo = (page: Page, path: string) =>
  page.evaluate(async (target) => {
    const link = [
      ...document.querySelectorAll<HTMLAnchorElement>('aside a, nav a, .VPSidebar a'),
    ].find((anchor) => anchor.pathname === target);
    if (!link) throw new Error(`No link to ${target} on ${location.pathname}`);
    // No named functions here: tsx would add a helper to them, which the browser doesn't have.
    const before = document.querySelector('h1')?.textContent;
    const started = performance.now();
    link.click();
    while (
      location.pathname !== target ||
      [before, undefined].includes(document.querySelector('h1')?.textContent)
    ) {
      if (performance.now() - started > 30_000) {
        throw new Error(`A click on ${target} showed no new heading. The page is ${location.href}`);
      }
      await new Promise(requestAnimationFrame);
    }
    await new Promise(requestAnimationFrame);
    return performance.now() - started;
  }, path);

/**
 * The median time from a click in the sidebar to the new heading, when both pages have been visited
 * before.
 */
export async function navigation(
  browser: Browser,
  origin: string,
  [one, other]: [string, string],
): Promise<number> {
  const page = await browser.newPage({viewport: {width: 1350, height: 940}});
  await page.goto(origin + one);
  // Some apps only start on the first interaction.
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  // Apps that don't report hydration are ready when the network is idle.
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated !== 'false');
  await page.waitForLoadState('networkidle');
  await clickTo(page, other);
  await clickTo(page, one);
  const times: number[] = [];
  for (let round = 0; round < 15; round++) {
    times.push(await clickTo(page, other), await clickTo(page, one));
  }
  await page.close();
  return median(times);
}
