/** Tests the smoke test of a live site: it passes on every server and finds faults. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join, resolve} from 'node:path';
import {redirectModel} from '../../src/config/redirects.ts';
import {build} from '../helpers/addresses.ts';
import {serverNames, startServers, stopServers, type Servers} from '../helpers/allServers.ts';

const root = resolve(__dirname, '../..');

async function smoke(...args: string[]) {
  const command = ['--import', 'tsx', join(root, 'scripts/smoke.ts'), ...args];
  const child = spawn(process.execPath, command, {cwd: root});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const [code] = (await once(child, 'close')) as [number];
  return {code, output};
}

/** A portal may have no legacy URLs yet. */
const hasRedirects = redirectModel.redirects.length > 0;

const urlOf = (port: number) => `http://127.0.0.1:${port}`;

let servers: Servers;
beforeAll(async () => {
  servers = await startServers(build);
});
afterAll(() => stopServers(servers));

test.each(serverNames)('%s passes and serves this build', async (name) => {
  const url = urlOf(servers[name].port);
  expect(await smoke(url, '--build', build)).toEqual({
    code: 0,
    output: `${url} passes all checks.\n`,
  });
});

describe('a host that only serves files', () => {
  let host: Server;
  let url: string;
  let missing = '404.html';
  let hidden: string | undefined;

  beforeAll(async () => {
    host = createServer((request, response) => {
      const path = request.url!.replace(/\/$/, '/index.html');
      try {
        if (request.url === hidden) throw new Error('hidden');
        response.end(readFileSync(join(build, path)));
      } catch {
        response.writeHead(missing === '404.html' ? 404 : 200);
        response.end(readFileSync(join(build, missing)));
      }
    });
    await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening));
    url = urlOf((host.address() as AddressInfo).port);
  });
  afterAll(() => host.close());

  test('passes with --plain', async () => {
    expect(await smoke(url, '--plain')).toMatchObject({code: 0});
  });

  test('fails without --plain', async () => {
    const {code, output} = await smoke(url, '--wait', '0');
    expect(code).toBe(1);
    expect(output).toContain(`${url}/docs/ isn't compressed`);
    expect(output).toContain(`${url}/docs/ has no header "X-Content-Type-Options: nosniff"`);
    expect(output).toMatch(/\.js isn't cached forever: its Cache-Control is ""/);
    if (hasRedirects) expect(output).toMatch(/\/docs\/\S+ redirects to nowhere, not to http/);
  });

  (hasRedirects ? test : test.skip)('fails if its last redirects are missing', async () => {
    const {from, to} = redirectModel.redirects.at(-1)!;
    const last = `/docs${from}/`;
    hidden = last;
    const {code, output} = await smoke(url, '--plain', '--wait', '0');
    hidden = undefined;
    expect(code).toBe(1);
    expect(output).toContain(`${url}${last} redirects to nowhere, not to ${url}/docs${to}\n`);
  });

  test('fails if it sends the start page for everything', async () => {
    missing = 'docs/index.html';
    const {code, output} = await smoke(url, '--plain', '--wait', '0');
    missing = '404.html';
    expect(code).toBe(1);
    expect(output).toMatch(/no-such-page-\d+\/ responds with 200, not 404/);
    expect(output).toMatch(/doesn't show the not-found page of this site/);
  });
});

test('fails with a message if the site is unreachable', async () => {
  const {code, output} = await smoke('http://127.0.0.1:9', '--wait', '0');
  expect(code).toBe(1);
  expect(output).toMatch(/^http:\/\/127\.0\.0\.1:9 can't be reached: .+\n1 faults\n$/);
});

test.each([[[]], [['docs.example.com']], [['https://a.example', '--wait', 'long']]])(
  'rejects the arguments %j',
  async (args) => expect(await smoke(...args)).toMatchObject({code: 2}),
);
