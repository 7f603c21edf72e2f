import {once} from 'node:events';
import {createServer, type AddressInfo, type Server} from 'node:net';

/** Where a server listens. */
export interface Place {
  host: string;
  port: number;
}

/** The server can't listen at a place. The message is for the person who started it. */
export class ListenError extends Error {
  override name = 'ListenError';
}

/**
 * Reads the port and host to listen on from the environment.
 *
 * @param env - `PORT`, 3000 by default, and `HOST`, by default an address that only this machine can
 *   reach
 * @throws ListenError if `PORT` isn't a whole number from 0 to 65535
 */
export function placeFrom({HOST, PORT}: NodeJS.ProcessEnv): Place {
  if (PORT && !(/^\d{1,5}$/.test(PORT) && Number(PORT) <= 65_535)) {
    throw new ListenError(`PORT is "${PORT}". Expected a whole number from 0 to 65535.`);
  }
  return {host: HOST || '127.0.0.1', port: Number(PORT || 3000)};
}

const unknownHost = ({host}: Place) =>
  `HOST is "${host}". Expected an address of this machine, or 0.0.0.0 for all of them.`;

const reasons: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({port}) =>
    `Port ${port} is used by another process. Stop it, or choose another port: PORT=${port + 1} npm run serve`,
  EACCES: ({port}) =>
    `You don't have permission to use port ${port}. Choose one above 1023: PORT=3000 npm run serve`,
  EADDRNOTAVAIL: unknownHost,
  ENOTFOUND: unknownHost,
};

/** Explains a system error about a place. Returns other errors unchanged. */
export function explainListenError(error: NodeJS.ErrnoException, place: Place): Error {
  const reason = reasons[error.code ?? ''];
  return reason ? new ListenError(reason(place), {cause: error}) : error;
}

/**
 * Starts listening.
 *
 * @returns the port, which the system chooses if the place has port 0
 * @throws ListenError if the place can't be used
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
 * Checks that a place can be used, before anyone waits for a build.
 *
 * @throws ListenError if it can't
 */
export async function checkPlace(place: Place): Promise<void> {
  const probe = createServer();
  await listen(probe, place);
  probe.close();
  await once(probe, 'close');
}
