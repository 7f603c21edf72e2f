/** Tests that service workers of a former site at this address are removed. */
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {createServer, stop} from '@portal/hosting/server/createServer';
import {expect, hydrated, test} from './fixtures.ts';

const build = resolve(__dirname, '../../build');
let folder: string;
let server: Server | undefined;
let port = 0;

async function serve(root: string): Promise<void> {
  if (server) await stop(server, 0);
  server = createServer({root});
  await new Promise<void>((listening) => server!.listen(port, listening));
  ({port} = server.address() as AddressInfo);
}

/** Writes a site with one page and a worker. */
function formerSite(worker: string, answer: string): string {
  mkdirSync(join(folder, 'docs/limits'), {recursive: true});
  const model = JSON.parse(readFileSync(join(build, 'host.json'), 'utf8'));
  writeFileSync(join(folder, 'host.json'), JSON.stringify({...model, headers: {}}));
  const page = `<!doctype html><title>Former</title><h1>Former site</h1><script>
    navigator.serviceWorker.register('/docs/${worker}').then(() => navigator.serviceWorker.ready)
      .then(() => { document.title = 'Ready'; });</script>`;
  writeFileSync(join(folder, 'docs/limits/index.html'), page);
  writeFileSync(join(folder, 'docs', worker), answer);
  return folder;
}

const KEPT = `
  const name = 'precache-' + self.registration.scope;
  self.addEventListener('install', (event) => event.waitUntil(
    caches.open(name).then((cache) => cache.addAll(['/docs/limits/']))));
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));`;

/** Never requests a page from the server again. */
const CACHE_ONLY = `${KEPT}
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(caches.match('/docs/limits/'));
  });`;

/** Passes pages through. */
const NETWORK_FIRST = `${KEPT}
  self.addEventListener('fetch', (event) => event.respondWith(fetch(event.request)));`;

test.beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'former-'))));
test.afterEach(async () => {
  if (server) await stop(server, 0);
  server = undefined;
  port = 0;
  rmSync(folder, {recursive: true, force: true});
});

for (const [kind, worker, answer] of [
  ['caches its pages forever', 'service-worker.js', CACHE_ONLY],
  ['caches its pages forever', 'sw.js', CACHE_ONLY],
  ['has another name', 'worker-of-2019.js', NETWORK_FIRST],
] as const) {
  test(`a worker that ${kind} (${worker}) is removed, and the reader sees the site`, async ({
    page,
  }) => {
    await serve(formerSite(worker, answer));
    const address = `http://localhost:${port}/docs/limits/`;
    await page.goto(address);
    await expect(page).toHaveTitle('Ready');

    await serve(build);
    await page.goto(address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Limits');
    await hydrated(page);
    await page.waitForFunction(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      return registrations.length === 0;
    });
    if (kind !== 'has another name') {
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
    }
    await page.goto(address);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Limits');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
}
