/** Folders that moved with everything in them: rows such as `/v2/*`. */
import {folderOf, isPrefix, withoutSlash} from './paths.ts';
import type {TableRow} from './rows.ts';

/**
 * Returns the moved folders of a table, without the `*`. A folder comes before the folders that it's
 * in, because its row is more specific.
 */
export const movedFolders = (rows: readonly TableRow[]): TableRow[] =>
  rows
    .filter(({from}) => isPrefix(from))
    .map(({from, to, at}) => ({from: folderOf(from), to: folderOf(to), at}))
    .sort((a, b) => (a.from > b.from ? -1 : 1));

/**
 * Expands moved folders into single URLs: one for each page and each legacy URL in the new folder.
 *
 * @param folders - see {@link movedFolders}
 * @param urls - the rows of single URLs, which take precedence
 * @param pages - every page of the build
 */
export function rowsInFolders(
  folders: readonly TableRow[],
  urls: readonly TableRow[],
  pages: readonly string[],
): TableRow[] {
  const taken = new Set(urls.map(({from}) => withoutSlash(from)));
  const known = [...pages, ...urls.map(({from}) => from)];
  return folders.flatMap(({from: old, to: folder, at}) =>
    known
      .filter((path) => `${path}/`.startsWith(folder) && !path.startsWith(old))
      .map((path) => ({from: withoutSlash(old + path.slice(folder.length)), to: path, at}))
      .filter(({from}) => {
        const isNew = !taken.has(from);
        taken.add(from);
        return isNew;
      }),
  );
}
