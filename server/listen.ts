import {once} from 'node:events';
import {createServer, type AddressInfo, type Server} from 'node:net';

/** Where a server listens. */
export interface Place {
  host: string;
  port: number;
}

/** A place that the server cannot listen at, in words for the person who started it. */
export class ListenError extends Error {
  override name = 'ListenError';
}

/**
 * Reads from the environment where to listen.
 *
 * @param env - `PORT`, 3000 by default, and `HOST`, by default an address that only this machine
 *   reaches
 * @throws ListenError when `PORT` is not a whole number from 0 to 65535
 */
export function placeFrom({HOST, PORT}: NodeJS.ProcessEnv): Place {
  if (PORT && !(/^\d{1,5}$/.test(PORT) && Number(PORT) <= 65_535)) {
    throw new ListenError(`PORT is "${PORT}". Expected a whole number from 0 to 65535.`);
  }
  return {host: HOST || '127.0.0.1', port: Number(PORT || 3000)};
}

const unknownHost = ({host}: Place) =>
  `HOST is "${host}", which is no address of this machine. Expected one, or 0.0.0.0 for all of them.`;

const reasons: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({port}) =>
    `Port ${port} is taken by another process. Stop it, or choose another port: PORT=${port + 1} npm run serve`,
  EACCES: ({port}) =>
    `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=3000 npm run serve`,
  EADDRNOTAVAIL: unknownHost,
  ENOTFOUND: unknownHost,
};

/** Puts what the system says about a place into words. */
export function explainListenError(error: NodeJS.ErrnoException, place: Place): Error {
  const reason = reasons[error.code ?? ''];
  return reason ? new ListenError(reason(place), {cause: error}) : error;
}

/**
 * Lets a server listen.
 *
 * @returns the port, for a place that leaves the choice to the system
 * @throws ListenError when the place cannot be used
 */
export async function listen(server: Server, place: Place): Promise<number> {
  server.listen(place);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explainListenError(error as NodeJS.ErrnoException, place);
  }
  return (server.address() as AddressInfo).port;
}

/**
 * Finds out whether a place can be used, so that nobody waits for a build to learn that it cannot.
 *
 * @throws ListenError when it cannot
 */
export async function checkPlace(place: Place): Promise<void> {
  const probe = createServer();
  await listen(probe, place);
  probe.close();
  await once(probe, 'close');
}
