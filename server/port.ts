import {createServer} from 'node:net';

const DEFAULT_PORT = 3000;

/** A port that the server cannot use, in words for the person who started it. */
export class PortError extends Error {
  override name = 'PortError';
}

/**
 * Reads the port from the environment.
 *
 * @param value - what `PORT` holds
 * @returns the port; 3000 when `PORT` is not set
 * @throws PortError when it is not a whole number from 0 to 65535
 */
export function portFrom(value: string | undefined): number {
  if (value === undefined || value === '') return DEFAULT_PORT;
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new PortError(`PORT is "${value}". Expected a whole number from 0 to 65535.`);
}

/** Puts what the system says about a port into words. */
export function explainListenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new PortError(
      `Port ${port} is taken by another process. Stop it, or choose another port: PORT=${port + 1} npm run serve`,
    );
  }
  if (error.code === 'EACCES') {
    return new PortError(
      `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=3000 npm run serve`,
    );
  }
  return error;
}

/**
 * Finds out whether a port can be listened on, so that nobody waits for a build to learn that it
 * cannot.
 *
 * @throws PortError when it is taken or needs more rights
 */
export function checkPort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(explainListenError(error, port)));
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
