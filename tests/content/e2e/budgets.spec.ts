/**
 * The maximum size of pages, as sent by a server with Brotli. We limit bytes rather than times,
 * because they're the same on every machine. Each budget leaves about 1 KB, so that a sentence or a
 * rule in the style sheet never exceeds that of a page that nobody touched. If a page outgrows its
 * budget for a good reason, raise the budget here.
 */
import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {prefixOf} from '@portal/content/facts';
import {frozenVersions} from '../../../src/facts.ts';
import {build} from '../../builtSite.ts';
import {expect, hydrated, test} from '../../e2e/fixtures.ts';

type Weight = Record<'html' | 'css' | 'toLoad' | 'toIdle', number>;

/**
 * In KB, per type of page: its HTML, its style sheet, everything until the load event, and everything
 * until the page is idle with the app running. Response headers aren't included.
 */
const budgets: Record<string, Weight> = {
  '/': {html: 14.2, css: 16.2, toLoad: 30.4, toIdle: 197},
  '/limits/': {html: 14.6, css: 16.2, toLoad: 30.8, toIdle: 197},
  '/api/rest/': {html: 31.6, css: 16.2, toLoad: 47.4, toIdle: 231},
  '/code/nodejs/': {html: 19.8, css: 16.2, toLoad: 36, toIdle: 205},
  [`${prefixOf(frozenVersions.at(-1)!)}/limits/`]: {
    html: 12.5,
    css: 16.2,
    toLoad: 28.7,
    toIdle: 185,
  },
  '/search/': {html: 7.6, css: 16.2, toLoad: 23.8, toIdle: 153},
};

/** Returns the size of a file as it's sent, in KB. */
function sent(url: string): number {
  const {pathname} = new URL(url);
  const file = join(build, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1024;
}

/** Opens a page, and weighs what it requests. */
async function weigh(page: Page, route: string): Promise<Weight> {
  const requested: string[] = [];
  let loaded = 0;
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requested.push(request.url());
  });
  page.once('load', () => (loaded = requested.length));
  await page.goto(`/docs${route}`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const sum = (urls: string[]) => urls.reduce((total, url) => total + sent(url), 0);
  return {
    html: sum(requested.slice(0, 1)),
    css: sum(requested.slice(0, loaded).filter((url) => url.endsWith('.css'))),
    toLoad: sum(requested.slice(0, loaded)),
    toIdle: sum(requested),
  };
}

/** Returns a message for each budget that is exceeded. */
function exceeded(weight: Weight, budget: Weight): string[] {
  return (Object.keys(budget) as (keyof Weight)[])
    .filter((kind) => weight[kind] > budget[kind])
    .map((kind) => {
      const over = (weight[kind] - budget[kind]).toFixed(1);
      return `${kind}: ${weight[kind].toFixed(1)} KB, ${over} KB more than ${budget[kind]} KB`;
    });
}

for (const [route, budget] of Object.entries(budgets)) {
  test(`${route} is within its budgets`, async ({page}) => {
    const weight = await weigh(page, route);
    expect(exceeded(weight, budget)).toEqual([]);
    const message = `css: ${weight.css.toFixed(1)} KB, ${weight.css.toFixed(1)} KB more than 0 KB`;
    expect(exceeded(weight, {...budget, css: 0})).toEqual([message]);
  });
}
