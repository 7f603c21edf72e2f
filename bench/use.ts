import {join} from 'node:path';
import type {Browser} from '@playwright/test';
import {createServer} from '../server/createServer.ts';
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

interface Use {
  /** Milliseconds that the main thread was busy. */
  work: number;
  longest: number;
  /** The sum of each task's time over 50 ms. */
  blocking: number;
}

/** Measures the first interaction, when the app starts and hydrates the page. */
async function firstUse(browser: Browser, url: string): Promise<Use> {
  const context = await browser.newContext({viewport: {width: 1350, height: 940}});
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', {timeDomain: 'threadTicks'});
  const worked = async () => {
    const {metrics} = await client.send('Performance.getMetrics');
    return metrics.find(({name}) => name === 'TaskDuration')!.value * 1000;
  };
  await page.goto(url, {waitUntil: 'networkidle'});
  await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
  const tasks = await page.evaluateHandle(() => {
    const long: number[] = [];
    new PerformanceObserver((list) =>
      long.push(...list.getEntries().map(({duration}) => duration)),
    ).observe({type: 'longtask'});
    return long;
  });
  const before = await worked();
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  // Includes what the app does right after hydration.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(undefined))));
  const work = (await worked()) - before;
  const long = await tasks.jsonValue();
  await context.close();
  const blocking = long.reduce((sum, duration) => sum + duration - 50, 0);
  return {work, longest: Math.max(0, ...long), blocking};
}

/**
 * What it costs to use a page of the last build: the first interaction, and clicks in the sidebar.
 */
export async function measureUse(): Promise<Table> {
  const rows = await serving(createServer({root: join(root, 'build')}), (origin) =>
    withBrowser(async (browser) => {
      const measured: Table['rows'] = [];
      for (const [route, neighbor] of Object.entries(PAGES)) {
        const uses: Use[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          uses.push(await firstUse(browser, `${origin}/docs${route}`));
        }
        const of = (figure: keyof Use) => Math.round(median(uses.map((use) => use[figure])));
        const pair: [string, string] = [`/docs${route}`, `/docs${neighbor}`];
        const click = Math.round(await navigation(browser, origin, pair));
        measured.push([route, of('work'), of('longest'), of('blocking'), click]);
      }
      return measured;
    }),
  );
  return {
    title: `Use: first interaction on a processor ${SLOWER} times slower, clicks at full speed; medians`,
    columns: ['page', 'first use ms', 'longest task ms', 'blocking ms', 'click to heading ms'],
    rows,
  };
}
