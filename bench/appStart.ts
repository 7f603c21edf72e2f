import {join} from 'node:path';
import {createServer} from '@portal/hosting/server/createServer';
import type {Browser} from '@playwright/test';
import {root} from './run.ts';
import {serving} from './serving.ts';
import {median, type Table} from './table.ts';
import {withBrowser} from './visit.ts';

const ROUTES = ['/limits/', '/components/api/', '/api/rest/', '/code/', '/'];

/** How often each page is visited. */
const VISITS = 7;

/** How long after the app has started its last tasks are over, in milliseconds. */
const QUIET = 1_500;

/** From this duration on, browsers call a task long, in milliseconds. */
const LONG = 50;

const PHONE = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true};

/** Runs in the page. Returns the durations of long tasks that start after the load event. */
async function longTasks(quiet: number): Promise<number[]> {
  const [{loadEventEnd}] = performance.getEntriesByType('navigation') as [
    PerformanceNavigationTiming,
  ];
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  await new Promise((end) => setTimeout(end, quiet));
  return tasks.filter(({startTime}) => startTime >= loadEventEnd - 1).map(({duration}) => duration);
}

/** Visits a page with an empty cache and a processor four times slower. */
async function visit(browser: Browser, url: string): Promise<{longest: number; above: number}> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.goto(url);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  const durations = await page.evaluate(longTasks, QUIET);
  await context.close();
  return {
    longest: Math.max(0, ...durations),
    above: durations.reduce((sum, duration) => sum + duration - LONG, 0),
  };
}

/** Measures how long the main thread is blocked while the app of the last build starts. */
export async function measureAppStart(): Promise<Table> {
  const rows = await serving(createServer({root: join(root, 'build')}), (origin) =>
    withBrowser(async (browser) => {
      const measured: Table['rows'] = [];
      for (const route of ROUTES) {
        const visits: Awaited<ReturnType<typeof visit>>[] = [];
        for (let at = 0; at < VISITS; at++)
          visits.push(await visit(browser, `${origin}/docs${route}`));
        const middle = (key: 'longest' | 'above') =>
          Math.round(median(visits.map((figures) => figures[key])));
        measured.push([route, middle('longest'), middle('above')]);
      }
      return measured;
    }),
  );
  return {
    title: `Tasks while the app starts, on a phone with a processor four times slower, medians of ${VISITS}`,
    columns: ['page', 'longest ms', `sum above ${LONG} ms`],
    rows,
  };
}
