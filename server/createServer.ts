import {readFileSync} from 'node:fs';
import {createServer as createHttpServer, type Server} from 'node:http';
import {join, resolve} from 'node:path';
import {hostModelSchema, type HostModel} from '../src/output/hosts/model.ts';
import {requestHandler} from './handler.ts';

export interface ServerOptions {
  /** The folder that `npm run build` wrote: `docs/` with `host.json` beside it. */
  root: string;
  /** Told about errors that are the server's own; they are printed by default. */
  report?: (error: unknown) => void;
  patience?: Patience;
}

/** How long a client may keep the server waiting, in milliseconds. */
export interface Patience {
  /** For the head of a request. */
  headers: number;
  /** For a request as a whole. */
  request: number;
  /** For a client that has been sent something to take a part of it. */
  reading: number;
  /** How often this is looked at. */
  check: number;
}

/** Room for the longest address twice, as itself and as `Referer`, and for the other headers. */
const HEADERS_SIZE = 32_768;

const PATIENCE: Patience = {headers: 10_000, request: 15_000, reading: 30_000, check: 1000};

function readModel(root: string): HostModel {
  const file = join(root, 'host.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} cannot be read. Expected a built site there: npm run build`, {
      cause: error,
    });
  }
  return hostModelSchema.parse(JSON.parse(text));
}

/**
 * Makes the server of a built site, not yet listening. It answers from files and from the host
 * model that was written with them; nothing else of the project is read.
 *
 * @throws Error when the folder is not a built site
 */
export function createServer({
  root,
  report = console.error,
  patience = PATIENCE,
}: ServerOptions): Server {
  const folder = resolve(root);
  const server = createHttpServer(
    {
      maxHeaderSize: HEADERS_SIZE,
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      connectionsCheckingInterval: patience.check,
    },
    requestHandler(folder, readModel(folder), report),
  );
  server.setTimeout(patience.reading);
  server.prependListener('request', (_, response) => {
    if (stopping.has(server)) response.setHeader('Connection', 'close');
    // A connection that was told to stay open is idle now.
    response.once('close', () => {
      if (stopping.has(server)) server.closeIdleConnections();
    });
  });
  return server;
}

/** Servers whose connections end with the answer that is under way. */
const stopping = new WeakSet<Server>();

/** Requests that are being answered when the server is told to stop have this long to end. */
const GRACE = 3_000;

/**
 * Stops a server: no new connections, idle ones are closed, running answers end or are cut off
 * after a short while.
 *
 * @returns a promise that is kept when all connections are closed
 */
export function stop(server: Server, grace = GRACE): Promise<void> {
  return new Promise((resolve, reject) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), grace);
    server.close((error) => {
      clearTimeout(cutOff);
      if (error) reject(error);
      else resolve();
    });
    stopping.add(server);
    server.closeIdleConnections();
  });
}
