import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {createServer} from '@portal/hosting/server/createServer';
import {root} from './run.ts';
import {serving} from './serving.ts';
import {median, type Table} from './table.ts';
import {navigation, withBrowser} from './visit.ts';

const ROUNDS = 5;

/** How much Lighthouse slows down the main thread to simulate a phone. */
const SLOWER = 4;

/** The largest pages and a typical one, each with a page in its sidebar to click on. */
const PAGES = {
  '/api/rest/': '/api/',
  '/components/api/': '/limits/',
  '/limits/': '/privacy-and-security/',
};

interface Start {
  /** Milliseconds that the main thread was busy. */
  work: number;
  longest: number;
  /** The sum of each task's time over 50 ms. */
  blocking: number;
}

/** Measures a first visit until the app has started and hydrated the page. */
async function start(browser: Browser, url: string): Promise<Start> {
  const context = await browser.newContext({viewport: {width: 1350, height: 940}});
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', {timeDomain: 'threadTicks'});
  await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const tasks = ((window as unknown as {longTasks?: number[]}).longTasks ??= []);
      tasks.push(...list.getEntries().map(({duration}) => duration));
    }).observe({type: 'longtask'});
  });
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  // Includes what the app does right after hydration.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(undefined))));
  const {metrics} = await client.send('Performance.getMetrics');
  const work = metrics.find(({name}) => name === 'TaskDuration')!.value * 1000;
  const long = await page.evaluate(
    () => (window as unknown as {longTasks?: number[]}).longTasks ?? [],
  );
  await context.close();
  const blocking = long.reduce((sum, duration) => sum + duration - 50, 0);
  return {work, longest: Math.max(0, ...long), blocking};
}

/** What it costs to start the app on a page of the last build, and to click in the sidebar. */
export async function measureUse(): Promise<Table> {
  const rows = await serving(createServer({root: join(root, 'build')}), (origin) =>
    withBrowser(async (browser) => {
      const measured: Table['rows'] = [];
      for (const [route, neighbor] of Object.entries(PAGES)) {
        const starts: Start[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          starts.push(await start(browser, `${origin}/docs${route}`));
        }
        const of = (figure: keyof Start) => Math.round(median(starts.map((one) => one[figure])));
        const pair: [string, string] = [`/docs${route}`, `/docs${neighbor}`];
        const click = Math.round(await navigation(browser, origin, pair));
        measured.push([route, of('work'), of('longest'), of('blocking'), click]);
      }
      return measured;
    }),
  );
  return {
    title: `Use: first visit on a processor ${SLOWER} times slower, clicks at full speed; medians`,
    columns: ['page', 'main thread ms', 'longest task ms', 'blocking ms', 'click to heading ms'],
    rows,
  };
}
