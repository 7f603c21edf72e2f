import {once} from 'node:events';
import {createServer, request, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

/** Where pages send their errors. */
const ERRORS = '/errors';

/** Runs in each page before everything else. Sends its errors to the host, in all browsers alike. */
function reportErrors(errors: string): void {
  const send = (...words: unknown[]) => {
    const body = `${location.href}: ${words.map((word) => (word instanceof Error ? word.stack || word : word)).join(' ')}`;
    // Synchronous, so that no error arrives after the test.
    const sending = new XMLHttpRequest();
    sending.open('POST', errors, false);
    sending.send(body);
  };
  const log = console.error;
  console.error = (...words) => {
    send(...words);
    log(...words);
  };
  // Errors of elements that fail to load don't bubble up to here. The host notices those itself.
  addEventListener('error', ({error, message}) => send(error ?? message));
  addEventListener('unhandledrejection', ({reason}) => send('unhandled', reason));
  document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
    send('policy', violatedDirective, blockedURI),
  );
}

/** A host in front of the served site, with its own origin, so with storage of its own. */
export interface Host {
  origin: string;
  /** The errors of its pages, and the requests for files that don't exist. */
  errors: string[];
  /** Loses the files whose URL contains a text. Call the result to get them back. */
  lose(part: string): () => void;
  /** Holds back the files whose URL contains a text. Call the result to let them through. */
  hold(part: string): () => void;
  /** How many requests are held back now. */
  held(): number;
  /** How often a page was loaded. */
  loads(path: string): number;
  /** Runs a function in each page before everything else. */
  prepare(action: () => void): void;
  /** Headers for all pages. */
  headers: Record<string, string>;
  close(): Promise<void>;
}

/** Starts a host that passes all requests on to the site at a port, unless a test disturbs it. */
export async function startHost(sitePort: number): Promise<Host> {
  const errors: string[] = [];
  const lost = new Set<string>();
  const held = new Map<string, Promise<void>>();
  let waiting = 0;
  const loaded: string[] = [];
  const headers: Record<string, string> = {};
  let scripts = `<script>(${String(reportErrors)})('${ERRORS}')</script>`;
  const partIn = (url: string, parts: Iterable<string>) =>
    [...parts].find((part) => url.includes(part));

  async function respond(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const {url = '/', method} = asked;
    if (url === ERRORS) {
      errors.push(await text(asked));
      response.end();
      return;
    }
    const part = partIn(url, held.keys());
    if (part !== undefined) {
      waiting += 1;
      const left = once(response, 'close');
      await Promise.race([held.get(part), left]);
      waiting -= 1;
    }
    if (partIn(url, lost) !== undefined) {
      response.writeHead(404).end();
      return;
    }
    const isPage = asked.headers.accept?.includes('text/html');
    const {'if-none-match': _, 'if-modified-since': __, ...ask} = asked.headers;
    const passed = isPage ? {...ask, 'accept-encoding': 'identity'} : asked.headers;
    const sent = request({port: sitePort, path: url, method, headers: passed}).end();
    const [received] = (await once(sent, 'response')) as [IncomingMessage];
    const {statusCode = 500} = received;
    // Firefox asks for an icon if a page is left before its own is known.
    if (statusCode >= 400 && url !== '/favicon.ico') errors.push(`${statusCode} ${url}`);
    if (!isPage || statusCode !== 200 || method !== 'GET') {
      response.writeHead(statusCode, received.headers);
      received.pipe(response);
      return;
    }
    loaded.push(url);
    const {'content-length': ___, ...kept} = received.headers;
    response.writeHead(statusCode, {...kept, ...headers});
    response.end((await text(received)).replace('<head>', `<head>${scripts}`));
  }

  const server = createServer((asked, response) => {
    respond(asked, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    errors,
    headers,
    lose(part) {
      lost.add(part);
      return () => void lost.delete(part);
    },
    hold(part) {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      held.set(part, released);
      return () => {
        held.delete(part);
        release();
      };
    },
    held: () => waiting,
    loads: (path) => loaded.filter((url) => url === `/docs${path}`).length,
    prepare: (action) => (scripts += `<script>(${String(action)})()</script>`),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
