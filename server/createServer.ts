import {readFileSync} from 'node:fs';
import {createServer as createHttpServer, type Server} from 'node:http';
import {join, resolve} from 'node:path';
import {hostModelSchema, type HostModel} from '../src/plugins/host-config/model.ts';
import {requestHandler} from './handler.ts';

export interface ServerOptions {
  /** The folder that `npm run build` wrote: `docs/` with `host.json` beside it. */
  root: string;
  /** Told about errors that are the server's own; they are printed by default. */
  report?: (error: unknown) => void;
}

/** Slow clients may take this long for the head of a request, and for a request as a whole. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 15_000;

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
export function createServer({root, report = console.error}: ServerOptions): Server {
  const folder = resolve(root);
  const server = createHttpServer(
    {headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT},
    requestHandler(folder, readModel(folder), report),
  );
  return server;
}

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
    server.closeIdleConnections();
  });
}
