/** Sources of an earlier deploy: a folder or the live site. */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {failureOf} from '@portal/content/cli/failureOf';

export interface Source {
  /** A name for messages. */
  name: string;
  /** Reads a file by its path on the host, or returns undefined if it doesn't exist. */
  read: (path: string) => Promise<Buffer | undefined>;
}

/** A deployed folder with the layout of `build/`. */
export const folderSource = (folder: string): Source => ({
  name: folder,
  read: (path) =>
    readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }),
});

/** How long the site may take to send one file, in milliseconds. */
const TIMEOUT = 30_000;

const AGAIN = 'Check that the site is up, then run this again.';

async function request(url: URL, timeout: number) {
  try {
    const response = await fetch(url, {redirect: 'manual', signal: AbortSignal.timeout(timeout)});
    const location = response.headers.get('location');
    return {status: response.status, location, body: Buffer.from(await response.arrayBuffer())};
  } catch (error) {
    const reason = failureOf(error as Error);
    throw new Error(`${url.href} can't be reached: ${reason}. ${AGAIN}`, {cause: error});
  }
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
      const {status, location, body} = await request(url, timeout);
      if (status === 404) return undefined;
      if (status === 200) return body;
      throw new Error(
        `${url.href} responded with ${status}${location ? ` (redirect to ${location})` : ''}. ` +
          `Expected 200. ${location ? 'Pass the URL it redirects to as --from.' : AGAIN}`,
      );
    },
  };
}
