/**
 * Tests a tab that is open while the site is replaced. In the new build, one page is new, one is
 * gone, and styles and scripts differ, also the inline script, whose hash is in the security policy.
 * Readers must get the requested page on every server, with and without the assets of the old build,
 * directly and through a CDN with cached files. The server keeps the configuration of the old build,
 * because a deploy replaces files and configuration in two steps.
 */
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {serverNames, startServer, type RunningServer} from '../../helpers/allServers.ts';
import {build, hosts} from '../../builtSite.ts';
import {startCdn} from '../../e2e/cdn.ts';
import {changeInlineScript, nextDeploy, publish, withoutPage} from '../../e2e/deploySwap.ts';
import {expect, goWithin, hydrated, test, watchErrors} from '../../e2e/fixtures.ts';

let folder: string;
const at = (name: string) => join(folder, name);

/** The open page, and the pages to open next. */
const OPEN = '/docs/limits/';
const THERE = '/docs/troubleshooting/';
const ADDED = '/docs/status/';
const REMOVED = '/docs/abuse/';

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'swap-'));
  cpSync(hosts, at('hosts'), {recursive: true});
  cpSync(build, at('former'), {recursive: true, filter: (file) => !/\.(br|gz)$/.test(file)});
  withoutPage(at('former'), ADDED);
  nextDeploy(build, at('bare'));
  withoutPage(at('bare'), REMOVED);
  changeInlineScript(at('bare'));
  cpSync(at('bare'), at('keeping'), {recursive: true});
  cpSync(join(at('former'), 'docs/assets'), join(at('keeping'), 'docs/assets'), {
    recursive: true,
    force: false,
  });
});
test.afterAll(() => rmSync(folder, {recursive: true, force: true}));
test.describe.configure({mode: 'serial'});
// The browser logs each failed request, and these tests cause them.
const EXPECTED_ERRORS = ['Failed to load resource', 'Refused to execute script'];

const RELOADS = 'reloads the page';

/** What readers do, each in an open tab, and the expected heading. */
const steps: Record<
  string,
  {go: (page: Page) => Promise<unknown>; sees: (kept: boolean) => string}
> = {
  'follows a link': {go: (page) => goWithin(page, THERE), sees: () => 'Troubleshooting'},
  'opens a new page': {
    go: (page) => goWithin(page, ADDED),
    sees: () => 'Status and incidents',
  },
  'opens a removed page': {
    go: (page) => goWithin(page, REMOVED),
    sees: (kept) => (kept ? 'Report abuse' : 'Page not found'),
  },
  [RELOADS]: {go: (page) => page.reload(), sees: () => 'Limits'},
};

const running: RunningServer[] = [];
test.afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

/** One server is enough behind a CDN, because all respond the same (`tests/content/site/parity.test.ts`). */
const fronts = [
  ...serverNames.map((name) => ({name, cdn: false})),
  {name: 'node', cdn: true},
] as const;

for (const {name, cdn} of fronts) {
  for (const next of ['keeping', 'bare']) {
    const kept = next === 'keeping';
    const circumstances = `${kept ? 'with' : 'without'} the old assets${cdn ? ', behind a CDN' : ''}`;
    test(`readers get the requested page on ${name}, ${circumstances}`, async ({context}) => {
      await context.addInitScript(() => {
        // Without prefetching, so that the page needs chunks that the deploy removed.
        Object.defineProperty(navigator, 'connection', {
          value: {effectiveType: '4g', saveData: true},
        });
      });
      publish(at('former'), at('live'));
      const server = await startServer(name, at('live'));
      running.push(server);
      const front = cdn ? await startCdn(server.port) : server;
      if (cdn) running.push(front);
      const opened = [];
      const loads: string[] = [];
      for (const [step, {go, sees}] of Object.entries(steps)) {
        const tab = await context.newPage();
        opened.push({step, go, sees, tab, errors: await watchErrors(tab, EXPECTED_ERRORS)});
        await tab.goto(`http://localhost:${front.port}${OPEN}`);
        await hydrated(tab);
        tab.on('load', () => loads.push(step));
      }

      publish(at(next), at('live'));
      // nginx checks an open file again after a second.
      if (name === 'nginx') await opened[0]!.tab.waitForTimeout(1100);
      for (const {step, go, sees, tab, errors} of opened) {
        await test.step(step, async () => {
          await tab.bringToFront();
          await go(tab);
          await expect(tab.getByRole('heading', {level: 1})).toHaveText(sees(kept));
          await hydrated(tab);
          await expect(tab.getByRole('alert')).toHaveCount(0);
          const [position] = await tab
            .locator('nav.navbar')
            .evaluateAll(([bar]) => [getComputedStyle(bar!).position]);
          expect(position).toBe('sticky');
          expect(errors()).toEqual([]);
          // A CDN may still have the page of the old build.
          if (step === RELOADS && !cdn) {
            await expect(tab.locator('html')).toHaveAttribute('data-build', 'changed');
          }
        });
      }
      expect(loads).toEqual([...new Set(loads)]);
    });
  }
}
