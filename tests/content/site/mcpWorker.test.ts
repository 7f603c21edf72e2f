/** Runs the MCP server as a worker at a CDN's edge would: bundled, and without Node.js. */
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {createContext, runInContext} from 'node:vm';
import {build} from 'esbuild';

const root = resolve(__dirname, '../../..');

const worker = `
import {openDocs} from '@portal/mcp/core/docs';
import {fetchHandler} from '@portal/mcp/core/fetchHandler';
import {siteSource} from '@portal/mcp/core/sources';

const open = openDocs(siteSource('https://docs.example/docs/'));
globalThis.handle = fetchHandler(open, {
  hosts: ['docs.example'],
  limits: {requests: 1200, body: 65_536, timeout: 10_000},
  report: (error) => { throw error; },
});
`;

/** What workers have, and ECMAScript doesn't. */
const {AbortController, AbortSignal, Headers, Request, Response, TextDecoder, TextEncoder} =
  globalThis;
const {URL, URLSearchParams, ReadableStream, TransformStream, WritableStream} = globalThis;
const {clearInterval, clearTimeout, console, crypto, setInterval, setTimeout} = globalThis;
const {queueMicrotask, structuredClone, Event, EventTarget} = globalThis;
const web = {
  ...{AbortController, AbortSignal, Headers, Request, Response, TextDecoder, TextEncoder},
  ...{URL, URLSearchParams, ReadableStream, TransformStream, WritableStream},
  ...{clearInterval, clearTimeout, console, crypto, setInterval, setTimeout},
  ...{queueMicrotask, structuredClone, Event, EventTarget},
};

test('a worker without Node.js answers from the published files', async () => {
  const {outputFiles, metafile} = await build({
    stdin: {contents: worker, resolveDir: root, loader: 'ts'},
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'iife',
    conditions: ['workerd'],
    tsconfigRaw: '{}',
    logLevel: 'error',
  });
  expect(Object.keys(metafile.inputs).filter((file) => /facts\/index/.test(file))).toEqual([]);
  const published = (url: URL) => {
    const type = {
      'content-type': url.pathname.endsWith('json') ? 'application/json' : 'text/plain',
    };
    const body = readFileSync(join(root, 'build', url.pathname), 'utf8');
    return Promise.resolve(new Response(body, {headers: type}));
  };
  const context = createContext({...web, fetch: published});
  runInContext(outputFiles[0]!.text, context);
  const {handle} = context as {handle: (request: Request) => Promise<Response>};
  const response = await handle(
    new Request('https://docs.example/docs/mcp', {
      method: 'POST',
      headers: {
        host: 'docs.example',
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        ...{jsonrpc: '2.0', id: 1, method: 'tools/call'},
        params: {name: 'get_page', arguments: {path: '/limits/', section: 'credits-and-plans'}},
      }),
    }),
  );
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('## Credits and plans');
});
