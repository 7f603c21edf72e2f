import {existsSync, watch} from 'node:fs';
import {join} from 'node:path';

/** How long to wait in milliseconds, because editors save a file in several steps. */
const QUIET_MS = 300;

/**
 * Watches folders for changed pages.
 *
 * @param root - the project
 * @param folders - the folders with pages; missing ones are skipped
 * @param changed - called with the paths of changed pages, relative to the project
 * @returns a function that stops watching
 */
export function watchPages(
  root: string,
  folders: readonly string[],
  changed: (pages: string[]) => void,
): () => void {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const pages = [...waiting].filter((page) => existsSync(join(root, page)));
    waiting.clear();
    if (pages.length > 0) changed(pages.sort());
  };
  const watchers = folders
    .filter((folder) => existsSync(join(root, folder)))
    .map((folder) =>
      watch(join(root, folder), {recursive: true}, (_event, name) => {
        // Names of partials start with `_`. The check of a page that includes one also checks it.
        if (!name?.endsWith('.mdx') || /(?:^|[\\/])_/.test(name)) return;
        waiting.add(`${folder}/${name.replaceAll('\\', '/')}`);
        clearTimeout(timer);
        timer = setTimeout(tell, QUIET_MS);
      }),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
