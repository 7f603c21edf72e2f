/** Sends bad requests to nginx and Caddy with the real build: right status, no leak, no crash. */
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {connect} from 'node:net';
import {join} from 'node:path';
import {ask} from '@portal/hosting/server/fixture';
import {badRequests} from '../helpers/badRequests.ts';
import {startCaddy} from '../helpers/realCaddy.ts';
import {startNginx} from '../helpers/realNginx.ts';
import {build, hosts} from '../builtSite.ts';

/** Content of private files: the project, the system and the host model. */
const SECRETS = /"docs-portal"|root:x:|"markdownPages"|docs_cache/;

/** A server with short timeouts, and one with those of production, for tests that the first would end too early. */
interface Pair {
  hasty: {port: number; errors: () => string; stop: (signal?: 'SIGTERM') => Promise<unknown>};
  patient: Pair['hasty'];
}

const servers: Partial<Record<'nginx' | 'caddy', Pair>> = {};

beforeAll(async () => {
  const site = readFileSync(join(hosts, 'nginx.conf'), 'utf8');
  const caddyfile = readFileSync(join(hosts, 'Caddyfile'), 'utf8');
  servers.nginx = {
    patient: await startNginx(site, build),
    hasty: await startNginx(site, build, (main) =>
      main
        .replace(/client_header_timeout \w+;/, 'client_header_timeout 300ms;')
        .replace(/send_timeout \w+;/, 'send_timeout 1s;'),
    ),
  };
  servers.caddy = {
    patient: await startCaddy(caddyfile, build),
    hasty: await startCaddy(caddyfile, build, (config) =>
      config.replace('read_header 10s', 'read_header 300ms').replace('write 5m', 'write 1s'),
    ),
  };
});

afterAll(async () => {
  const all = Object.values(servers).flatMap(({hasty, patient}) => [hasty, patient]);
  await Promise.all(all.map((server) => server.stop('SIGTERM')));
});

/** Opens a connection and collects the response. */
function dial(port: number, bytes: string) {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
  // A server may close the connection before the whole request has arrived.
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(answer)));
  return {socket, closed};
}

/** Sends bytes, and closes the connection after the response if it's still open. */
async function send(port: number, bytes: string): Promise<string> {
  const {socket, closed} = dial(port, bytes);
  socket.on('data', () => socket.end());
  return closed;
}

describe.each(['nginx', 'caddy'] as const)('%s', (name) => {
  const port = (isPatient = false) => servers[name]![isPatient ? 'patient' : 'hasty'].port;
  const page = (isPatient = false) => ask({port: port(isPatient)}, '/docs/search/');

  test.each(badRequests)('$name', async ({bytes, statuses}) => {
    const answer = await send(port(), bytes);
    expect(statuses).toContain(Number(/^HTTP\/1\.\d (\d+) /.exec(answer)?.[1]));
    expect(answer).not.toMatch(SECRETS);
    const [head = ''] = answer.split('\r\n\r\n');
    expect(head).not.toMatch(/^set-cookie:/im);
    expect(head).not.toMatch(/^location: .*evil/im);
  });

  test('CONNECT does not open a tunnel', async () => {
    const answer = await send(port(), 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(answer).not.toMatch(/^HTTP\/1\.\d 2/);
  });

  test('disconnects a client that never ends its request', async () => {
    const answer = await dial(port(), 'GET /docs/ HTTP/1.1\r\nHost: a\r\nX-Slow: ').closed;
    expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/);
  });

  test('disconnects clients that do not read responses, and serves others', async () => {
    const many = 'GET /docs/search-index.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(20);
    const slow = Array.from({length: 20}, () => {
      const socket = connect(port(), '127.0.0.1', () => socket.write(many)).pause();
      return socket.on('error', () => undefined);
    });
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    expect((await page()).status).toBe(200);
    // A client that doesn't read doesn't notice the end of its connection, so we ask the system.
    while (connectionsTo(port()) > 0) await new Promise((next) => setTimeout(next, 50));
    for (const socket of slow) socket.destroy();
  });

  test('serves others despite two thousand idle connections', async () => {
    const idle = Array.from({length: 2000}, () =>
      connect(port(true), '127.0.0.1').on('error', () => undefined),
    );
    await Promise.all(idle.map((socket) => once(socket, 'connect')));
    expect((await page(true)).status).toBe(200);
    for (const socket of idle) socket.destroy();
    expect((await page(true)).status).toBe(200);
  });

  test('still serves the site afterwards', async () => {
    const {status, body} = await page();
    expect(status).toBe(200);
    expect(body.toString()).toContain('<title');
  });
});

/** Returns the number of connections of a server, according to Linux. */
function connectionsTo(port: number): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/net/${table}`, 'utf8').split('\n').slice(1),
  );
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([, address, , state]) => address?.endsWith(local) && state === '01').length;
}

test.each([
  ['nginx', /\[(alert|crit|emerg)\]|exited on signal/],
  ['caddy', /panic/],
] as const)('no process of %s crashed', (name, crash) => {
  const {hasty, patient} = servers[name]!;
  expect(hasty.errors() + patient.errors()).not.toMatch(crash);
});
