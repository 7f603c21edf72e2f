import {readFileSync} from 'node:fs';
import {createServer as createHttpServer, type Server} from 'node:http';
import {join, resolve} from 'node:path';
import {hostModelSchema, type HostModel} from '../src/hosting/model.ts';
import {requestHandler} from './handler.ts';

export interface ServerOptions {
  /** The folder that `npm run build` wrote: `docs/` with `host.json` beside it. */
  root: string;
  /** Told about errors that are the server's own; they are printed by default. */
  report?: (error: unknown) => void;
  timeouts?: typeof TIMEOUTS;
}

/** How long a client may keep the server waiting, in milliseconds. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /** How often the first two are checked. */
  connectionsCheckingInterval: 1000,
  /** For a client that reads nothing of what it was sent. */
  socketTimeout: 30_000,
};

/** Room for the longest address twice, as itself and as `Referer`, and for the other headers. */
const HEADERS_SIZE = 32_768;

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
 * Makes the server of a built site, not yet listening. It responds from files and from the host
 * model that was written with them; nothing else of the project is read.
 *
 * @throws Error when the folder is not a built site
 */
export function createServer({
  root,
  report = console.error,
  timeouts = TIMEOUTS,
}: ServerOptions): Server {
  const folder = resolve(root);
  const server = createHttpServer(
    {maxHeaderSize: HEADERS_SIZE, ...timeouts},
    requestHandler(folder, readModel(folder), report),
  );
  server.setTimeout(timeouts.socketTimeout);
  return server;
}

/** How long responses under way may take to end when the server is told to stop. */
const GRACE = 3_000;

/**
 * Stops a server: no new connections, idle ones are closed, responses under way end or are cut off
 * after a short while.
 *
 * @returns a promise that is fulfilled when all connections are closed
 */
export function stop(server: Server, grace = GRACE): Promise<void> {
  // No connection stays open after the response that is under way, or the next one.
  server.keepAliveTimeout = 1;
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
  return new Promise((resolve, reject) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), grace);
    server.close((error) => {
      clearTimeout(cutOff);
      if (error) reject(error);
      else resolve();
    });
  });
}
