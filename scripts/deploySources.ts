/** Where a former deploy can be read from: a folder, or the site that is live. */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

export interface Source {
  /** For messages. */
  name: string;
  /** Reads a file by its path on the host; undefined when it is not there. */
  read: (path: string) => Promise<Buffer | undefined>;
}

/** A folder that was deployed, with the layout of `build/`. */
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

/** A live site, such as `https://docs.example.com`. */
export function siteSource(origin: string): Source {
  return {
    name: origin,
    read: async (path) => {
      const response = await fetch(new URL(path, origin), {redirect: 'error'});
      if (response.status === 404) return undefined;
      if (!response.ok)
        throw new Error(`${origin}${path} answered ${response.status}. Expected 200.`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
}
