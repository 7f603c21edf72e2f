/**
 * Tests pages of one build with the server configuration of another. A deploy replaces files and
 * configuration in two steps, and the second may fail. The builds here differ in the inline script
 * of every page, whose hash is in the policy.
 */
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {serverNames, startServer, type RunningServer} from '@portal/hosting/testing/allServers';
import {changeInlineScript, nextDeploy, publish} from './deploySwap.ts';
import {expect, hydrated, test} from './fixtures.ts';

const build = resolve(__dirname, '../../build');
let folder: string;
const at = (name: string) => join(folder, name);

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'policy-'));
  nextDeploy(build, at('first'));
  cpSync(at('first'), at('second'), {recursive: true});
  changeInlineScript(at('second'));
});
test.afterAll(() => rmSync(folder, {recursive: true, force: true}));
test.describe.configure({mode: 'serial'});

let server: RunningServer | undefined;
test.afterEach(async ({page}) => {
  // A page that's still loading something would report that its server is gone.
  await page.goto('about:blank');
  await server?.stop();
  server = undefined;
});

for (const name of serverNames) {
  for (const [from, to] of [
    ['first', 'second'],
    ['second', 'first'],
  ] as const) {
    test(`pages of the ${to} build work on ${name}, configured for the ${from} one, then reloaded`, async ({
      page,
      search,
    }) => {
      const expectBuild = async (wanted: string) => {
        await page.goto(`http://localhost:${server!.port}/docs/limits/`);
        await hydrated(page);
        const mark = await page.locator('html').getAttribute('data-build');
        expect(mark).toBe(wanted === 'second' ? 'changed' : null);
        await page.keyboard.press('Control+k');
        await expect(search.field).toBeVisible();
      };
      publish(at(from), at('live'));
      server = await startServer(name, at('live'));
      await expectBuild(from);

      publish(at(to), at('live'));
      // nginx checks an open file again after a second.
      if (name === 'nginx') await page.waitForTimeout(1100);
      await expectBuild(to);

      await page.goto('about:blank');
      await server.stop();
      server = await startServer(name, at('live'));
      await expectBuild(to);
    });
  }
}
