import {readFileSync} from 'node:fs';
import {createServer as createHttpServer, type Server} from 'node:http';
import {join, resolve} from 'node:path';
import {hostModelSchema, type HostModel} from '../rules/model.ts';
import {requestHandler, type Routes} from './handler.ts';

export interface ServerOptions {
  /** The output folder of `npm run build`: `docs/` and `host.json`. */
  root: string;
  /** Gets the server's own errors; by default, they are printed. */
  report?: (error: unknown) => void;
  timeouts?: typeof TIMEOUTS;
  routes?: Routes;
}

/** How long a client may keep the server waiting, in milliseconds. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  /** How often the first two are checked. */
  connectionsCheckingInterval: 1000,
  /** For clients that don't read the response. */
  socketTimeout: 30_000,
};

/** Room for the longest URL twice, as the request target and as `Referer`, plus the other headers. */
const HEADERS_SIZE = 32_768;

function readModel(root: string): HostModel {
  const file = join(root, 'host.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`Can't read ${file}. Build the site first: npm run build`, {
      cause: error,
    });
  }
  try {
    return hostModelSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file} is damaged: ${String(error)}. Build the site again: npm run build`, {
      cause: error,
    });
  }
}

/**
 * Creates the server for a built site, without listening yet. It reads only the files of the build and
 * their host model.
 *
 * @throws Error if the folder isn't a built site, or its host model is damaged
 */
export function createServer({
  root,
  report = console.error,
  timeouts = TIMEOUTS,
  routes,
}: ServerOptions): Server {
  const folder = resolve(root);
  const server = createHttpServer(
    {maxHeaderSize: HEADERS_SIZE, ...timeouts},
    requestHandler(folder, readModel(folder), report, routes),
  );
  server.setTimeout(timeouts.socketTimeout);
  return server;
}

/** How long pending responses may take to finish when the server stops, in milliseconds. */
const GRACE = 3_000;

/**
 * Stops a server. It accepts no new connections, closes idle ones, and gives pending responses a short
 * time to finish.
 *
 * @returns a promise that resolves when all connections are closed
 */
export function stop(server: Server, grace = GRACE): Promise<void> {
  // Closes each connection after its pending or next response.
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
