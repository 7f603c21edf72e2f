/** Sources of an earlier deploy: a folder or the live site. */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

export interface Source {
  /** A name for messages. */
  name: string;
  /** Reads a file by its path on the host, or returns undefined if it doesn't exist. */
  read: (path: string) => Promise<Buffer | undefined>;
}

/** A deployed folder with the layout of `build/`. */
export function folderSource(folder: string): Source {
  return {
    name: folder,
    read: async (path) => {
      try {
        return await readFile(join(folder, path));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
  };
}

/** How long the site may take to send one file, in milliseconds. */
const TIMEOUT = 30_000;

const AGAIN = 'Check that the site is up, then run this again.';

/** Returns an error that says why there was no response. */
function unanswered(url: URL, error: unknown, timeout: number): Error {
  if ((error as Error).name === 'TimeoutError') {
    return new Error(`${url.href} didn't respond within ${timeout / 1000} seconds. ${AGAIN}`);
  }
  const {cause, message} = error as Error;
  const reason = cause instanceof Error ? cause.message || cause.name : message;
  return new Error(`${url.href} can't be reached: ${reason}. ${AGAIN}`, {cause: error});
}

const isLoopback = ({hostname}: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * A live site, such as `https://docs.example.com`.
 *
 * @param origin - its URL; https unless it's on this machine, because scripts are read from it
 * @param timeout - how long it may take to send one file, in milliseconds
 * @throws TypeError if scripts can't be read from the URL
 */
export function siteSource(origin: string, timeout = TIMEOUT): Source {
  const base = URL.canParse(origin) ? new URL(origin) : undefined;
  if (!base || (base.protocol !== 'https:' && !isLoopback(base))) {
    throw new TypeError(
      `--from is "${origin}". Expected a folder or an https URL, because anyone on the network could ` +
        'change what goes into the site.',
    );
  }
  return {
    name: base.origin,
    read: async (path) => {
      const url = new URL(path, base);
      try {
        const signal = AbortSignal.timeout(timeout);
        const response = await fetch(url, {redirect: 'manual', signal});
        if (response.status === 404) return undefined;
        if (response.status === 200) return Buffer.from(await response.arrayBuffer());
        const location = response.headers.get('location');
        throw new Error(
          `${url.href} responded with ${response.status}${location ? ` (redirect to ${location})` : ''}. ` +
            `Expected 200. ${location ? 'Pass the URL it redirects to as --from.' : AGAIN}`,
        );
      } catch (error) {
        if ((error as Error).message.startsWith(url.href)) throw error;
        throw unanswered(url, error, timeout);
      }
    },
  };
}
