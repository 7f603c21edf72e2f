/**
 * A tab that is open while the site is replaced. The new build has a page more and a page less, other
 * styles and other scripts. On every server, with and without the assets of the former build, directly
 * and through a CDN that still holds what it has sent, each reader gets to the page they asked for.
 */
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, renameSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import type {Page} from '@playwright/test';
import {serverNames, startServer, type RunningServer} from '../hosts/allServers.ts';
import {startCdn} from './cdn.ts';
import {nextDeploy, withoutPage} from './deploySwap.ts';
import {expect, hydrated, test} from './fixtures.ts';

const build = resolve(__dirname, '../../build');
let folder: string;
const at = (name: string) => join(folder, name);

/** Copies a build that nobody writes to, so its files can be the same ones. */
const copy = (from: string, to: string) => execFileSync('cp', ['-al', at(from), at(to)]);

/** The page that the tab has open, and those that it's led to. */
const OPEN = '/docs/limits/';
const THERE = '/docs/troubleshooting/';
const ADDED = '/docs/status/';
const REMOVED = '/docs/abuse/';

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'swap-'));
  cpSync(build, at('former'), {recursive: true, filter: (file) => !/\.(br|gz)$/.test(file)});
  withoutPage(at('former'), ADDED);
  nextDeploy(build, at('bare'));
  withoutPage(at('bare'), REMOVED);
  cpSync(at('bare'), at('keeping'), {recursive: true});
  cpSync(join(at('former'), 'docs/assets'), join(at('keeping'), 'docs/assets'), {
    recursive: true,
    force: false,
  });
});
test.afterAll(() => rmSync(folder, {recursive: true, force: true}));
test.describe.configure({mode: 'serial'});
// The browser reports each failed request on the console: that is what these tests are about.
test.use({allowedErrors: ['Failed to load resource', 'Refused to execute script']});

/** Follows a link within the app, as a result of the search does. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((target) => {
    history.pushState({key: 'swap'}, '', target);
    dispatchEvent(new PopStateEvent('popstate', {state: {key: 'swap'}}));
  }, path);

/** What a reader of an open tab does next, and the heading that they have to see. */
const steps: Record<
  string,
  {go: (page: Page) => Promise<unknown>; sees: (kept: boolean) => string}
> = {
  'follows a link': {go: (page) => goWithin(page, THERE), sees: () => 'Troubleshooting'},
  'finds a page that is new': {
    go: (page) => goWithin(page, ADDED),
    sees: () => 'Status and incidents',
  },
  'follows a link to a page that is gone': {
    go: (page) => goWithin(page, REMOVED),
    sees: (kept) => (kept ? 'Report abuse' : 'Page not found'),
  },
  'loads the page again': {go: (page) => page.reload(), sees: () => 'Limits'},
};

const running: RunningServer[] = [];
test.afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

for (const name of serverNames) {
  for (const next of ['keeping', 'bare']) {
    for (const cdn of [false, true]) {
      const kept = next === 'keeping';
      const circumstances = `${kept ? 'with' : 'without'} the former assets${cdn ? ', behind a CDN' : ''}`;
      test(`no reader is lost on ${name}, ${circumstances}`, async ({page}) => {
        test.slow();
        await page.addInitScript(() => {
          // Prefetched chunks would hide that a deploy took them away.
          Object.defineProperty(navigator, 'connection', {
            value: {effectiveType: '4g', saveData: true},
          });
        });
        for (const [step, {go, sees}] of Object.entries(steps)) {
          await test.step(step, async () => {
            const root = at('live');
            rmSync(root, {recursive: true, force: true});
            copy('former', 'live');
            const server = await startServer(name, root);
            running.push(server);
            const front = cdn ? await startCdn(server.port) : server;
            if (cdn) running.push(front);
            await page.goto(`http://localhost:${front.port}${OPEN}`);
            await hydrated(page);

            rmSync(root, {recursive: true});
            copy(next, 'coming');
            renameSync(at('coming'), root);
            // nginx looks at a file that it holds open after a second.
            if (name === 'nginx') await page.waitForTimeout(1100);
            await go(page);
            await expect(page.getByRole('heading', {level: 1})).toHaveText(sees(kept));
            await hydrated(page);
            await expect(page.getByRole('alert')).toHaveCount(0);
            const [position] = await page
              .locator('nav.navbar')
              .evaluateAll(([bar]) => [getComputedStyle(bar!).position]);
            expect(position).toBe('sticky');
          });
        }
      });
    }
  }
}
