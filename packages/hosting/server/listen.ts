import {once} from 'node:events';
import {createServer, type AddressInfo, type Server} from 'node:net';

/**
 * How many bytes of headers a server in Node.js reads, as nginx and Caddy do. By default, it refuses 16 KB,
 * and `localhost` collects the cookies of everything that a developer runs there.
 */
export const MAX_HEADER_SIZE = 32 * 1024;

/** Where a server listens. */
export interface Place {
  host: string;
  port: number;
}

/**
 * Reads the port and host to listen on from the environment.
 *
 * @param env - `PORT`, 3000 by default, and `HOST`, by default an address that only this machine can
 *   reach
 * @throws Error if `PORT` isn't a whole number from 0 to 65535
 */
export function placeFrom({HOST, PORT}: NodeJS.ProcessEnv): Place {
  if (PORT && !(/^\d{1,5}$/.test(PORT) && Number(PORT) <= 65_535)) {
    throw new Error(`PORT is "${PORT}". Expected a whole number from 0 to 65535.`);
  }
  return {host: HOST || '127.0.0.1', port: Number(PORT || 3000)};
}

/**
 * Starts listening.
 *
 * @returns the port, which the system chooses if the place has port 0
 * @throws Error if the place can't be used
 */
export async function listen(server: Server, {host, port}: Place): Promise<number> {
  server.listen({host, port});
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is used by another process. Stop it, or choose another port: PORT=${port + 1} npm run serve`,
      {cause: error},
    );
  }
  return (server.address() as AddressInfo).port;
}

/**
 * Checks that a place can be used, before anyone waits for a build.
 *
 * @throws Error if it can't
 */
export async function checkPlace(place: Place): Promise<void> {
  const probe = createServer();
  await listen(probe, place);
  probe.close();
  await once(probe, 'close');
}
