/**
 * Requests the root files from every server, with a security contact and a file of the operator.
 */
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ask} from '@portal/hosting/server/fixture';
import {writeHosts} from '@portal/hosting/hosts/write';
import {build} from '../helpers/addresses.ts';
import {serverNames, startServers, stopServers, type Servers} from '../helpers/allServers.ts';

let folder: string;
let servers: Servers;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'root-files-'));
  const site = join(folder, 'build/docs');
  for (const file of ['index.html', '404.html']) {
    cpSync(join(build, 'docs', file), join(site, file));
  }
  const ownFiles = join(folder, 'public');
  mkdirSync(ownFiles);
  writeFileSync(join(ownFiles, 'proof-of-domain.txt'), 'mine\n');
  writeHosts(site, {
    base: '/docs/',
    routes: [],
    documents: new Set(),
    unindexed: [],
    redirects: {redirects: [], prefixes: []},
    operator: {
      securityContact: {contacts: ['mailto:security@acme.example'], expires: '2031-12-31'},
    },
    ownFiles,
    origin: 'https://acme.example',
  });
  servers = await startServers(join(folder, 'build'));
});
afterAll(async () => {
  await stopServers(servers);
  rmSync(folder, {recursive: true});
});

describe.each(serverNames)('%s', (name) => {
  test.each([
    ['/.well-known/security.txt', 'Contact: mailto:security@acme.example\n'],
    ['/robots.txt', 'Sitemap: https://acme.example/docs/sitemap.xml\n'],
    ['/proof-of-domain.txt', 'mine\n'],
  ])('sends %s', async (path, line) => {
    const {status, headers, body} = await ask(servers[name], path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-content-type-options': 'nosniff',
    });
    expect(body.toString()).toContain(line);
  });

  test.each(['/.well-known/', '/.well-known', '/.well-known/other', '/host.json', '/public'])(
    'has nothing at %s',
    async (path) => expect((await ask(servers[name], path)).status).toBe(404),
  );
});
