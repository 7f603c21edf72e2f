/** How long a writer waits between saving a file and seeing the change in the browser. */
import {spawn} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {limits} from '@portal/content/facts';
import {median, type Table} from './table.ts';
import {root} from './run.ts';
import {withBrowser} from './visit.ts';

const RUNS = 5;
const PORT = Number(process.env.DEV_PORT ?? 3220);
const PAGE = 'docs/limits.mdx';
const FACTS = 'data/limits.yaml';

/** Changes a file, measures something, and restores the file even if that fails. */
async function edited<T>(file: string, change: (text: string) => string, look: () => Promise<T>) {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, change(before));
    return await look();
  } finally {
    writeFileSync(path, before);
  }
}

async function since(start: number, done: Promise<unknown>): Promise<number> {
  await done;
  return (performance.now() - start) / 1000;
}

async function ready(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((again) => setTimeout(again, 200));
  }
}

const shows = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Edits the open page. */
async function pageEdit(page: Page, run: number): Promise<number> {
  const mark = `Edit number ${run} is here.`;
  const taken = await edited(
    PAGE,
    (text) => `${text}\n${mark}\n`,
    () => since(performance.now(), shows(page, mark)),
  );
  await page.getByText(mark).waitFor({state: 'detached'});
  return taken;
}

/** Edits a fact that the open page shows. */
async function factEdit(page: Page, run: number): Promise<number> {
  const {label} = limits.httpPayload;
  const mark = `${label} ${run}`;
  const taken = await edited(
    FACTS,
    (text) => text.replace(`label: ${label}\n`, () => `label: ${mark}\n`),
    () => since(performance.now(), shows(page, mark)),
  );
  await page.getByText(mark, {exact: true}).first().waitFor({state: 'detached'});
  return taken;
}

/**
 * Makes a mistake and waits until the overlay shows file and line. Then fixes it and waits until
 * the page is back.
 */
async function mistake(page: Page, body: string, says: string): Promise<[number, number]> {
  const overlay = page.frameLocator('iframe[id$="overlay"]').getByText(says).first();
  const told = await edited(
    PAGE,
    (text) => `${text}\n${body}\n`,
    () => since(performance.now(), overlay.waitFor()),
  );
  const gone = page.locator('iframe[id$="overlay"]').waitFor({state: 'detached'});
  return [told, await since(performance.now(), gone)];
}

/** Edits the project as a writer would, with a page open. */
async function edit(browser: Browser, address: string, started: number): Promise<Table> {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(address);
  await page.getByRole('heading', {level: 1}).waitFor();
  // The first edit warms the server.
  await pageEdit(page, 0);
  const row = (name: string, times: number[]) => [
    name,
    ...[Math.min(...times), median(times), Math.max(...times)].map((time) => time.toFixed(2)),
  ];
  const several = async (measure: (run: number) => Promise<number>) => {
    const times = [];
    for (let run = 1; run <= RUNS; run++) times.push(await measure(run));
    return times;
  };
  const edits = await several((run) => pageEdit(page, run));
  const facts = await several((run) => factEdit(page, run));
  const [told, back] = await mistake(page, 'Up to {{limits.htpPayload}}.', 'docs/limits.mdx:');
  const [toldSyntax, backSyntax] = await mistake(page, 'An {open brace.', 'limits.mdx');
  return {
    title: 'Development server',
    columns: ['edit to browser', 'min s', 'median s', 'max s'],
    rows: [
      row('server start', [started]),
      row('page', edits),
      row(FACTS, facts),
      row('unknown fact, until the overlay shows it', [told]),
      row('fixed, until the page is back', [back]),
      row('open brace, until the overlay shows it', [toldSyntax]),
      row('fixed, until the page is back', [backSyntax]),
    ],
  };
}

/** Starts the development server on its own port and edits the project as a writer would. */
export async function measureDev(): Promise<Table> {
  const address = `http://localhost:${PORT}/docs/limits/`;
  const server = spawn('npx', ['docusaurus', 'start', '--no-open', '--port', String(PORT)], {
    cwd: root,
    detached: true,
    stdio: 'ignore',
  });
  try {
    const started = await since(performance.now(), ready(address));
    return await withBrowser((browser) => edit(browser, address, started));
  } finally {
    process.kill(-server.pid!);
  }
}
