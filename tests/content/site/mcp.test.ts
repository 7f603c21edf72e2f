/**
 * Tests the MCP server with the official clients: version 2 with the current protocol and with those
 * before, and version 1. Over stdio, from the build and from the published site, and over HTTP.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import {createSocket} from 'node:dgram';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {join, resolve} from 'node:path';
import {Client, StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {Client as FormerClient} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport as FormerStdio} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport as FormerHttp} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {limits, product} from '../../../src/facts.ts';
import {markdownPathOf} from '@portal/content/pages/markdownPath';
import {manifestSchema} from '@portal/hosting/manifest/schema';
import {listen} from '@portal/hosting/server/listen';
import {model} from '../../helpers/addresses.ts';
import {startNginx} from '../../helpers/realNginx.ts';
import {search} from '@portal/search/engine/search';
import {openIndex, readQueries} from '../../helpers/recall.ts';

const root = resolve(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, 'build', path), 'utf8');
const pages = manifestSchema.parse(JSON.parse(read('docs/pages.json')));
const {origin} = new URL(product.docsUrl);

// Many processes start, and other tests run at the same time.
jest.setTimeout(300_000);

let server: ChildProcess;
/** Where `npm run serve` serves the site. */
let site: string;
beforeAll(async () => {
  const command = ['--import', 'tsx', join(root, 'scripts/serve.ts'), '--no-build'];
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  server = spawn(process.execPath, command, {stdio: [...stdio], env: {...process.env, PORT: '0'}});
  for await (const chunk of server.stdout!) {
    site = /http:\/\/localhost:\d+\/docs\//.exec(String(chunk))?.[0] ?? '';
    if (site) break;
  }
});
afterAll(() => server.kill('SIGKILL'));

const about = {name: 'test', version: '1.0.0'};
const endpoint = () => new URL('mcp', site);
/** The command that editors run, in another folder than the project's. */
const command = (from: string) => ({
  command: process.execPath,
  args: [join(root, 'node_modules/.bin/docs-mcp'), from],
  cwd: '/',
});
const build = join(root, 'build');

/** The parts of a client that both versions share. */
type AnyClient = Pick<
  Client,
  'callTool' | 'listTools' | 'listResources' | 'readResource' | 'close'
>;

const current = async (transport: Parameters<Client['connect']>[0], mode?: 'auto') => {
  const client = new Client(about, mode && {versionNegotiation: {mode}});
  await client.connect(transport);
  return client;
};
const former = async (transport: Parameters<FormerClient['connect']>[0]) => {
  const client = new FormerClient(about);
  await client.connect(transport);
  return client as unknown as AnyClient;
};

const clients: Record<string, () => Promise<AnyClient>> = {
  'version 2 over HTTP': () => current(new StreamableHTTPClientTransport(endpoint()), 'auto'),
  'version 2 over HTTP, protocol of 2025': () =>
    current(new StreamableHTTPClientTransport(endpoint())),
  'version 1 over HTTP': () => former(new FormerHttp(endpoint())),
  'version 2 over stdio': () => current(new StdioClientTransport(command(build)), 'auto'),
  'version 2 over stdio, protocol of 2025': () => current(new StdioClientTransport(command(build))),
  'version 1 over stdio': () => former(new FormerStdio(command(build))),
  'version 2 over stdio, from the published site': () =>
    current(new StdioClientTransport(command(site)), 'auto'),
};

interface Answer {
  isError?: boolean;
  content: {text: string}[];
  structuredContent: Record<string, never>;
}

/** Leaves out what only the current protocol has. */
async function call(client: AnyClient, name: string, given: Record<string, unknown> | null) {
  // Some clients send null, which the types don't allow.
  const {_meta, ...answer} = await client.callTool({name, arguments: given!});
  return answer as unknown as Answer;
}

/** What every client must get. Without differences, also from the published site. */
async function answersOf(client: AnyClient) {
  const {tools} = await client.listTools();
  const {resources} = await client.listResources();
  const {contents} = await client.readResource({uri: `${origin}/docs/limits/index.md`});
  const missing = await client
    .readResource({uri: `${origin}/docs/limts/index.md`})
    // Version 1 puts the code before the message.
    .catch((error: Error) => error.message.replace('MCP error -32602: ', ''));
  return {
    tools: tools.map(({name, annotations, outputSchema}) => ({name, annotations, outputSchema})),
    resources: resources.map(({uri, mimeType}) => ({uri, mimeType})),
    contents,
    missing,
    answers: await Promise.all([
      call(client, 'search_docs', {query: 'verify a webhook signature'}),
      call(client, 'search_docs', {query: 'http trigger', version: 'v1', limit: 3}),
      call(client, 'get_page', {path: '/limits/'}),
      call(client, 'list_pages', null),
      call(client, 'list_pages', {version: 'v1'}),
      call(client, 'get_page', {path: '/cron/', section: null}),
      call(client, 'get_page', {path: '/limts/'}),
      call(client, 'list_pages', {version: 'v9'}),
      call(client, 'search_docs', {query: ''}),
    ]),
  };
}

let expected: Awaited<ReturnType<typeof answersOf>>;

test('the tools only read, and describe what they return', async () => {
  const client = await clients['version 2 over stdio']!();
  expected = await answersOf(client);
  await client.close();
  expect(expected.tools.map(({name}) => name)).toEqual(['search_docs', 'get_page', 'list_pages']);
  for (const {name, annotations, outputSchema} of expected.tools) {
    expect(annotations).toMatchObject({readOnlyHint: true, openWorldHint: false});
    if (name !== 'get_page') expect(outputSchema).toMatchObject({type: 'object'});
  }
  const uris = pages.map(({path}) => origin + markdownPathOf(path)).sort();
  expect(expected.resources.map(({uri}) => uri).sort()).toEqual(uris);
  expect(expected.contents).toMatchObject([{text: read('docs/limits/index.md')}]);
  expect(expected.missing).toContain('The nearest are /docs/limits/ (Limits)');
});

test('the answers are those of the pages, and errors say what to do', () => {
  const [found, foundInV1, page, list, listOfV1, moved, ...errors] = expected.answers;
  expect(found!.content[0]!.text).toContain(`${product.docsUrl}/`);
  const {results} = foundInV1!.structuredContent as unknown as {results: {url: string}[]};
  expect(results.map(({url}) => url)).toHaveLength(3);
  expect(results.every(({url}) => url.startsWith(`${product.docsUrl}/v1/`))).toBe(true);
  // Once: Claude Code passes only the data on, if there's any.
  expect(page).toEqual({content: [{type: 'text', text: read('docs/limits/index.md')}]});
  expect(moved!.content[0]!.text).toContain(`url: "${product.docsUrl}/workflows/steps/triggers/"`);
  for (const [answer, version] of [
    [list, 'v2'],
    [listOfV1, 'v1'],
  ] as const) {
    const listed = (answer!.structuredContent as unknown as {pages: {url: string}[]}).pages;
    const published = pages.filter((one) => one.version === version);
    expect(listed.map(({url}) => url)).toEqual(published.map(({path}) => origin + path));
  }
  expect(errors.map(({isError}) => isError)).toEqual([true, true, true]);
  expect(errors[0]!.content[0]!.text).toContain('The nearest are /docs/limits/ (Limits)');
  expect(errors[1]!.content[0]!.text).toBe('There\'s no version "v9". Versions are v2, v1.');
});

test.each(Object.keys(clients))('%s gets the same', async (name) => {
  const client = await clients[name]!();
  expect(await answersOf(client)).toEqual(expected);
  await client.close();
});

test('queries of the recall tests have the same first results as the search page', async () => {
  const {engine, sections} = await openIndex(join(build, 'docs'));
  const client = await clients['version 2 over stdio']!();
  const others = ['held-out.yaml', 'wishes.yaml', 'fresh.yaml'] as const;
  // Of our own, one in five is enough, because all go through the same code.
  const own = readQueries().filter((_, at) => at % 5 === 0);
  const queries = [...own, ...others.flatMap((file) => readQueries(file))];
  const different: unknown[] = [];
  for (const {query} of queries) {
    const called = call(client, 'search_docs', {query, limit: 5});
    // Meanwhile, because the server is another process.
    const right = search(engine, query, sections).slice(0, 5);
    const urls = right.map(({id}) => sections.list[id]!.url);
    const {results} = (await called).structuredContent as unknown as {results: {url: string}[]};
    if (results.map(({url}) => url).join() !== urls.join()) different.push({query, results, urls});
  }
  await client.close();
  expect(queries.length).toBeGreaterThan(400);
  expect(different).toEqual([]);
});

/** What a model gets that reads on until it has the whole page, or the whole section. */
async function readOn(client: AnyClient, path: string, section?: string): Promise<string[]> {
  const {text} = (await call(client, 'get_page', {path, section})).content[0]!;
  const [, list = ''] = /^This is the beginning.+\n\n((?:- .+\n)+)/m.exec(text) ?? [];
  const left = [...list.matchAll(/^- (\S+): /gm)].map(([, id]) => readOn(client, path, id));
  return [text, ...(await Promise.all(left)).flat()];
}

test('long pages can be read to their end, and former addresses lead to their pages', async () => {
  const client = await clients['version 2 over stdio']!();
  let long = 0;
  for (const {path} of pages) {
    const parts = await readOn(client, path);
    if (parts.length > 1) long++;
    expect(parts.filter((part) => part.length > 40_000)).toEqual([]);
    const lines = new Set(parts.flatMap((part) => part.split('\n')));
    const lost = read(markdownPathOf(path))
      .split('\n')
      .filter((line) => !lines.has(line));
    expect([path, lost]).toEqual([path, []]);
  }
  expect(long).toBeGreaterThan(1);
  const ours = model.redirects.filter(({to}) => to.startsWith('/'));
  expect(ours.length).toBeGreaterThan(150);
  for (const {from, to} of ours) {
    const [there, here] = await Promise.all(
      [from, to].map((path) => call(client, 'get_page', {path})),
    );
    expect([from, there]).toEqual([from, here]);
  }
  await client.close();
});

test('the build and the published site have the same pages, with all their sections', async () => {
  const both = [build, site].map((from) =>
    current(new StdioClientTransport(command(from)), 'auto'),
  );
  const [here, there] = await Promise.all(both);
  const missing: string[] = [];
  for (const {path, headers} of pages) {
    const answer = await call(here!, 'get_page', {path});
    expect(await call(there!, 'get_page', {path})).toEqual(answer);
    const refusal = await call(here!, 'get_page', {path, section: '?'});
    const ids = refusal.content[0]!.text.split(/, | are |\.$/);
    missing.push(...headers.flatMap(({slug}) => (ids.includes(slug) ? [] : [`${path}#${slug}`])));
  }
  expect(missing).toEqual([]);
  const section = await call(here!, 'get_page', {path: '/limits/#http-triggers'});
  expect(section.content[0]!.text).toMatch(/#http-triggers\n\n## HTTP triggers\n(?![^]*\n## )/);
  const {isError, content} = await call(there!, 'get_page', {
    path: '/limits/',
    section: 'http-trigger',
  });
  expect(isError).toBe(true);
  expect(content[0]!.text).toContain(
    '/docs/limits/ has no section "http-trigger". Did you mean "http-',
  );
  await Promise.all([here!.close(), there!.close()]);
});

test('64 clients at the same time get the same', async () => {
  const names = Object.keys(clients).filter((name) => name.includes('HTTP'));
  const answers = await Promise.all(
    Array.from({length: 64}, async (_, at) => {
      const client = await clients[names[at % names.length]!]!();
      const answer = await call(client, 'search_docs', {query: 'verify a webhook signature'});
      await client.close();
      return answer;
    }),
  );
  expect(answers).toEqual(Array(64).fill(expected.answers[0]));
});

/** nginx with the configuration of the container, and the MCP server at this host and port. */
function startNginxFor(server: string, resolver = '127.0.0.11') {
  const pass = readFileSync(join(root, 'deploy/mcp.conf'), 'utf8')
    .replace('mcp:3000', server)
    .replace('127.0.0.11', resolver);
  return startNginx(
    read('../hosts/nginx.conf').replace('include /etc/nginx/docs.d/*.conf;', pass),
    build,
  );
}

test('nginx passes calls to the server, with the configuration of the container', async () => {
  const nginx = await startNginxFor(`127.0.0.1:${new URL(site).port}`);
  const url = new URL(`http://localhost:${nginx.port}/docs/mcp`);
  const client = await current(new StreamableHTTPClientTransport(url), 'auto');
  const answer = await call(client, 'search_docs', {query: 'verify a webhook signature'});
  expect(answer).toEqual(expected.answers[0]);
  await client.close();
  const statuses = ['/docs/limits/', '/docs/mcp'].map(async (path) => {
    const {status} = await fetch(new URL(path, url), {method: 'POST', body: '{}'});
    return status;
  });
  expect(await Promise.all(statuses)).toEqual([405, 415]);
  await nginx.stop();
});

test('nginx passes on the address of each client behind a proxy', async () => {
  const echo = createServer(({headers}, response) => response.end(headers['x-real-ip']));
  const nginx = await startNginxFor(
    `127.0.0.1:${await listen(echo, {host: '127.0.0.1', port: 0})}`,
  );
  for (const [forwarded, address] of [
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['203.0.113.7, 10.0.0.2', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['nonsense', '127.0.0.1'],
  ] as const) {
    const headers = {'X-Forwarded-For': forwarded};
    const response = await fetch(`http://localhost:${nginx.port}/docs/mcp`, {headers});
    expect([forwarded, await response.text()]).toEqual([forwarded, address]);
  }
  await nginx.stop('SIGTERM');
  echo.close();
});

test('nginx starts while DNS has no name of the server, and finds it as soon as it has', async () => {
  const dns = createSocket('udp4').bind(0, '127.0.0.1').unref();
  await once(dns, 'listening');
  let exists = false;
  // The address of the name in the question, for 60 seconds.
  const found = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1]);
  dns.on('message', (asked, {port, address}) => {
    const isFound = exists && asked.at(-3) === 1;
    // 0x8180 is an answer, and 0x8183 that there's no such name. Then the counts of questions and answers.
    asked.set([0x81, exists ? 0x80 : 0x83, 0, 1, 0, Number(isFound)], 2);
    dns.send(isFound ? [asked, found] : [asked], port, address);
  });
  const nginx = await startNginxFor(`mcp:${new URL(site).port}`, `127.0.0.1:${dns.address().port}`);
  const statusOf = async (path: string) =>
    (await fetch(`http://localhost:${nginx.port}${path}`)).status;
  expect([await statusOf('/docs/limits/'), await statusOf('/docs/mcp')]).toEqual([200, 502]);
  exists = true;
  expect(await statusOf('/docs/mcp')).toBe(405);
  await nginx.stop('SIGTERM');
  dns.close();
});

const post = async (body: string, headers: Record<string, string> = {}) => {
  const accept = {accept: 'application/json, text/event-stream', ...headers};
  const init = {method: 'POST', body, headers: {'content-type': 'application/json', ...accept}};
  const response = await fetch(endpoint(), init);
  return [response.status, await response.text()] as const;
};

test.each([
  ['broken JSON', '{"jsonrpc":', 400, '-32700'],
  ['a body over the limit', `"${'x'.repeat(Number(limits.docsMcpBody!.value) * 1024)}"`, 413, ''],
  ['an unknown method', '{"jsonrpc":"2.0","id":1,"method":"tools/run"}', 200, '-32601'],
  [
    'an unknown tool',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"rm"}}',
    200,
    'rm',
  ],
  ['something else', '{"hello":"world"}', 400, 'JSON-RPC'],
])('%s gets an error, and the server goes on', async (_, body, status, text) => {
  expect(await post(body)).toEqual([status, expect.stringContaining(text)]);
  expect((await fetch(site)).status).toBe(200);
});

test('pages of other sites get nothing', async () => {
  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  expect((await post(ping, {origin: 'https://evil.example'}))[0]).toBe(403);
  expect((await post(ping, {origin: new URL(site).origin}))[0]).toBe(200);
});

test('over stdio, malformed messages are no reason to stop', async () => {
  const {command: program, args} = command(build);
  const child = spawn(program, args, {cwd: '/'});
  const initialize = {
    ...{jsonrpc: '2.0', id: 'last', method: 'initialize'},
    params: {protocolVersion: '2025-06-18', capabilities: {}, clientInfo: about},
  };
  const lines = ['not json', '{"hello":"world"}', '[]', '{"jsonrpc":"2.0","id":1,"method":"x"}'];
  // Which isn't malformed for some clients.
  const withNull = '{"jsonrpc":"2.0","id":"last","method":"resources/list","params":null}';
  const first = JSON.stringify({...initialize, id: 'first'});
  child.stdin.write([...lines, first, withNull, ''].join('\n'));
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (/"id":"last"}$/m.test(output)) break;
  }
  expect(output).toContain('"serverInfo"');
  expect(output).toContain('{"result":{"resources":');
  const ended = new Promise((exited) => child.once('exit', exited));
  child.stdin.end();
  expect(await ended).toBe(0);
});

test.each([
  ['/nowhere', "ENOENT: no such file or directory, open '/nowhere/docs/pages.json'"],
  ['http://localhost:4/docs/', 'ECONNREFUSED'],
])('without docs at %s, the command says so', async (from, message) => {
  const {command: program, args} = command(from);
  const child = spawn(program, args);
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  expect(await new Promise((exited) => child.once('exit', exited))).toBe(1);
  expect(errors).toContain(message);
});
