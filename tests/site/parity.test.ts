/**
 * Tests the generated configurations on the real servers: for every address of the site, nginx,
 * Caddy and `npm run serve` must respond in the same way.
 */
import {Agent, request} from 'node:http';
import {aliases, build, legacyForms, model, others, pages} from '@portal/hosting/testing/addresses';
import {
  serverNames,
  startServers,
  stopServers,
  type Servers,
} from '@portal/hosting/testing/allServers';

interface Reply {
  status: number;
  location?: string | undefined;
  type?: string | undefined;
  headers: Record<string, string | undefined>;
}

const agent = new Agent({keepAlive: true, maxSockets: 8});
const COMPARED = [
  ...Object.keys(model.headers),
  ...['Access-Control-Allow-Origin', 'Cache-Control', 'Allow', 'Content-Range'],
].map((name) => name.toLowerCase());

function ask(
  port: number,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request({port, path, method, headers, agent, host: '127.0.0.1'}, (response) => {
      response.resume();
      response.once('end', () => {
        const {statusCode: status = 0, headers} = response;
        resolve({
          status,
          ...(status === 301
            ? {location: headers.location}
            : // The type of a redirect's body doesn't matter.
              {type: headers['content-type']}),
          headers: Object.fromEntries(COMPARED.map((name) => [name, headers[name] as string])),
        });
      });
    });
    sent.once('error', reject).end();
  });
}

type Asked = Reply & {path: string};

const flat = ({headers, status, location, type}: Asked): Record<string, unknown> => ({
  ...headers,
  status,
  location,
  type,
});

let servers: Servers;
beforeAll(async () => {
  servers = await startServers(build);
});
afterAll(async () => {
  agent.destroy();
  await stopServers(servers);
});

/** Requests all addresses, several at a time, and returns the responses in order. */
async function askAll(
  server: keyof Servers,
  paths: readonly string[],
  method?: string,
): Promise<Asked[]> {
  const {port} = servers[server];
  return Promise.all(paths.map(async (path) => ({path, ...(await ask(port, path, method))})));
}

test.each(['nginx', 'caddy'] as const)(
  'on %s, every legacy address redirects directly to its page',
  async (name) => {
    const {port} = servers[name];
    const wrong: unknown[] = [];
    for (const {path, status, location} of await askAll(name, legacyForms)) {
      const query = path.split('?')[1];
      const end = location?.startsWith('/') ? await ask(port, location.split('#')[0]!) : undefined;
      const kept = query === undefined || location?.includes(`?${query}`);
      if (status !== 301 || !location || !kept || (end && end.status !== 200)) {
        wrong.push({path, status, location, then: end?.status});
      }
    }
    expect(legacyForms.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  },
);

/** Returns a message for each different field in two lists of responses. */
function differences(expected: readonly Asked[], given: readonly Asked[]): string[] {
  return given.flatMap((reply, at) => {
    const [left, right] = [flat(expected[at]!), flat(reply)];
    return Object.keys({...left, ...right})
      .filter((field) => left[field] !== right[field])
      .map((field) => `${reply.path} ${field}: ${left[field]} here, ${right[field]} there`);
  });
}

test.each(['nginx', 'caddy'] as const)('%s responds like `npm run serve`', async (name) => {
  const paths = [...legacyForms, ...pages, ...aliases, ...others];
  const [expected, given] = await Promise.all([askAll('node', paths), askAll(name, paths)]);
  expect(differences(expected, given)).toEqual([]);
});

test.each(['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])(
  'all servers respond the same to %s',
  async (method) => {
    const paths = ['/docs/', '/docs/limits', '/docs/cron', '/docs/no-such-page/', '/'];
    const [node, nginx, caddy] = await Promise.all(
      serverNames.map((name) => askAll(name, paths, method)),
    );
    const bare = (replies: Asked[] = []) => replies.map((reply) => ({...reply, type: undefined}));
    expect(differences(bare(node), bare(nginx))).toEqual([]);
    expect(differences(bare(node), bare(caddy))).toEqual([]);
  },
);

test.each([
  ['bytes=0-3', 206, 'bytes 0-3'],
  ['bytes=-4', 206, 'bytes '],
  ['bytes=999999999-', 416, 'bytes */'],
  ['bytes=0-1,3-4', 200, undefined],
  ['bytes=0-,0-,0-', 200, undefined],
])('all servers respond the same to the range %s', async (range, status, part) => {
  const picture = others.find((path) => path.endsWith('.png'))!;
  const replies = await Promise.all(
    serverNames.map((name) => ask(servers[name].port, picture, 'GET', {range})),
  );
  expect(replies.map((reply) => reply.status)).toEqual(Array(3).fill(status));
  const parts = replies.map((reply) => reply.headers['content-range']);
  expect(new Set(parts).size).toBe(1);
  expect(parts[0]?.slice(0, part?.length)).toBe(part);
});

test('finds differences', async () => {
  const [page] = await askAll('nginx', ['/docs/']);
  const [asset] = await askAll('nginx', [others[0]!]);
  const found = differences([page!], [asset!]).join('\n');
  expect(found).toContain(
    'cache-control: no-cache here, public, max-age=31536000, immutable there',
  );
  expect(page!.headers['content-security-policy']).toBe(model.headers['Content-Security-Policy']);
});
