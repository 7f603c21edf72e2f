/**
 * The search in Chromium as a reader experiences it: opening the dialog for the first time, then
 * typing. The throttle only slows down the main thread, because Chromium can't throttle workers, in
 * which the search runs.
 */
import {join} from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {createServer} from '@portal/hosting/server/createServer';
import {readQueries} from '@portal/search/recall/queries';
import {root} from './run.ts';
import {serving} from './serving.ts';
import {median, percentile} from './table.ts';
import {withBrowser} from './visit.ts';

/** What the page records about itself; see {@link watch}. */
interface Notes {
  opened: number;
  typed: number;
  hit: number;
  full: number;
  tasks: {at: number; length: number}[];
  presses: number[];
}

declare global {
  interface Window {
    notes: Notes;
  }
}

/** Runs in the page before its scripts, and records when things happen. */
function watch(): void {
  const notes: Notes = {opened: 0, typed: 0, hit: 0, full: 0, tasks: [], presses: []};
  window.notes = notes;
  const now = () => performance.now();
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries()) {
      notes.tasks.push({at: startTime, length: duration});
    }
  }).observe({type: 'longtask'});
  let pressed = 0;
  let loaded = 0;
  addEventListener('keydown', (event) => event.key === 'k' && (notes.opened ||= now()), true);
  addEventListener('input', () => (notes.typed ||= pressed = now()), true);
  addEventListener('input', () => (pressed = now()), true);
  new MutationObserver(() => {
    if (notes.hit === 0 && document.querySelector('dialog [role=option]')) {
      requestAnimationFrame(() => (notes.hit ||= now()));
    }
  }).observe(document, {childList: true, subtree: true});
  const add = Worker.prototype.addEventListener;
  Worker.prototype.addEventListener = function (this: Worker, type: string, listener: never) {
    if (type === 'message') {
      add.call(this, 'message', (({data}: MessageEvent<{kind: string}>) => {
        if (data.kind === 'loaded' && ++loaded === 2) notes.full = now();
        if (data.kind === 'results' && notes.full > 0) notes.presses.push(now() - pressed);
      }) as EventListener);
    }
    add.call(this, type, listener);
  } as typeof add;
}

const ROUNDS = 5;
/** Milliseconds between the letters of a fast typist. */
const TYPIST = 100;
/** How many queries are typed letter by letter. */
const TYPED = 25;

async function typeAll(page: Page): Promise<number[]> {
  const queries = readQueries();
  const some = queries.filter((_, at) => at % Math.floor(queries.length / TYPED) === 0);
  for (const {query} of some) {
    await page.getByRole('combobox').fill('');
    for (const letter of query) {
      const before = await page.evaluate(() => window.notes.presses.length);
      await page.keyboard.type(letter);
      await page.waitForFunction((count) => window.notes.presses.length > count, before);
    }
  }
  return page.evaluate(() => window.notes.presses);
}

async function visit(browser: Browser, url: string, throttle: number, isTyping: boolean) {
  const context = await browser.newContext({viewport: {width: 1350, height: 940}});
  const page = await context.newPage();
  // tsx adds a helper to named functions, which the browser doesn't have.
  await page.addInitScript({content: `{const __name = (f) => f; (${watch.toString()})()}`});
  await page.goto(url);
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  // Makes Playwright inject its waiting script now, before anything is measured.
  await page.waitForFunction(() => window.notes.hit === 0);
  await page.getByRole('button', {name: 'Search', exact: true}).waitFor();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: throttle});
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('delay', {delay: TYPIST});
  await page.waitForFunction(() => window.notes.hit > 0 && window.notes.full > 0);
  const {opened, typed, hit, full, tasks} = await page.evaluate(() => window.notes);
  const presses = isTyping ? await typeAll(page) : [];
  await context.close();
  const during = tasks.filter(({at, length}) => at + length >= opened && at <= full);
  return {
    fromTyping: hit - typed,
    fromOpening: hit - opened,
    full: full - opened,
    task: Math.max(0, ...during.map(({length}) => length)),
    presses,
  };
}

const ms = (value: number) => `${value.toFixed(0)} ms`;

/** One row per figure: without a throttle, and with a main thread that's four times slower. */
export async function measureInBrowser(): Promise<[string, string, string][]> {
  const server = createServer({root: join(root, 'build')});
  const columns = await serving(server, (origin) =>
    withBrowser(async (browser) => {
      const url = `${origin}/docs/limits/`;
      const figures: string[][] = [];
      for (const throttle of [1, 4]) {
        const visits: Awaited<ReturnType<typeof visit>>[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          visits.push(await visit(browser, url, throttle, round === 0));
        }
        const of = (pick: (of: (typeof visits)[number]) => number) => visits.map(pick);
        const task = Math.max(...of((one) => one.task));
        figures.push([
          ms(median(of((one) => one.fromTyping))),
          ms(median(of((one) => one.fromOpening))),
          ms(median(of((one) => one.full))),
          task === 0 ? 'under 50 ms' : ms(task),
          ms(percentile(visits[0]!.presses, 95)),
        ]);
      }
      return figures;
    }),
  );
  const names = [
    'first letter typed to first results shown, first opening',
    'dialog opened to first results shown, including typing',
    'dialog opened to full index ready',
    'longest main-thread task meanwhile',
    'key press to results, 95th percentile',
  ];
  return names.map((name, at) => [name, columns[0]![at]!, columns[1]![at]!]);
}
