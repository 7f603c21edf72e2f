import {readFileSync} from 'node:fs';
import {createServer as createHttpServer, type Server} from 'node:http';
import {join, resolve} from 'node:path';
import {hostsFolder} from '../hosts/shared.ts';
import {hostModelSchema, type HostModel} from '../rules/model.ts';
import {MAX_HEADER_SIZE} from './listen.ts';
import {requestHandler, type Routes} from './handler.ts';

export interface ServerOptions {
  /** The folder that hosts serve, such as `build/`. `host.json` is in `hosts/` next to it. */
  root: string;
  /** Gets the server's own errors; by default, they are printed. */
  report?: (error: unknown) => void;
  routes?: Routes;
}

function readModel(root: string): HostModel {
  const file = join(hostsFolder(root), 'host.json');
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
 * Creates the preview of a built site, without listening yet. It reads only the files of the build and
 * their host model. It's for one reader on the same machine: nginx and Caddy also stand hostile clients.
 *
 * @throws Error if the folder isn't a built site, or its host model is damaged
 */
export function createServer({root, report = console.error, routes}: ServerOptions): Server {
  const folder = resolve(root);
  const handle = requestHandler(folder, readModel(folder), report, routes);
  return createHttpServer({maxHeaderSize: MAX_HEADER_SIZE}, handle);
}

/**
 * Stops a server immediately, with all of its connections.
 *
 * @returns a promise that resolves when it no longer uses its port
 */
export function stop(server: Server): Promise<void> {
  return new Promise((closed) => {
    server.close(() => closed());
    server.closeAllConnections();
  });
}
