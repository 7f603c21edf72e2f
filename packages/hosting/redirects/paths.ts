/** One legacy URL. Both ends are relative to the site, unless the target is on another site. */
export interface Redirect {
  /** Without a trailing slash, which also covers the form with one. */
  from: string;
  /** A page exactly as it is served, with the row's `#fragment` if it has one, or `https://…`. */
  to: string;
}

export interface RedirectModel {
  /** The table's single URLs, sorted by source, then all pages and legacy URLs in moved folders. */
  redirects: Redirect[];
  /**
   * Moved folders, both ends with a trailing slash, for hosts that limit the number of rows. The part
   * of a path after `from` is appended to `to`. Single URLs take precedence.
   */
  prefixes: Redirect[];
}

/** Removes the trailing slash: `/a/b/` and `/a/b` are the same page, and we compare `/a/b`. */
export const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** Whether a target is on another site. */
export const isExternal = (target: string): boolean => target.startsWith('https://');

/** Whether a path stands for everything below a folder, such as `/v2/*`. */
export const isPrefix = (path: string): boolean => path.endsWith('/*');

/** `/v2/*` as the folder `/v2/`. */
export const folderOf = (path: string): string => path.slice(0, -1);

/** Splits a target into its path and its `#fragment`, which may be empty. */
export function splitHash(target: string): {path: string; hash: string} {
  const at = target.indexOf('#');
  return at === -1 ? {path: target, hash: ''} : {path: target.slice(0, at), hash: target.slice(at)};
}

/** Makes a path of the site a path of its host: `/limits/` becomes `/docs/limits/`. URLs stay. */
export const fullPath = (target: string, base: string): string =>
  target.startsWith('/') ? base + target.slice(1) : target;

/** Removes the base from a path that starts with it: `/docs/limits/` becomes `/limits/`. */
export const withoutBase = (path: string, base: string): string =>
  path.startsWith(base) ? path.slice(base.length - 1) : path;

/**
 * Makes the function that looks up the redirect of a path, with or without its trailing slash.
 *
 * @param redirects - resolved redirects; both ends may be site-relative or full paths
 * @returns a function from a path to its target, or to undefined without a redirect
 */
export function redirectLookup(redirects: readonly Redirect[]) {
  const bySource = new Map(redirects.map(({from, to}) => [from, to]));
  return (path: string): string | undefined => bySource.get(withoutSlash(path));
}

/**
 * Makes the function that finds the page at a path, with or without its trailing slash.
 *
 * @param pages - every page, as it is served
 * @returns a function from a path to its page, as it is served, if there is one
 */
export function pageFinder(pages: readonly string[]) {
  const byPath = new Map(pages.map((page) => [withoutSlash(page), page]));
  return (path: string): string | undefined => byPath.get(withoutSlash(path));
}

/**
 * Returns the moved folders of a table, without the `*`. A folder comes before the folders that it's
 * in, because its row is more specific.
 */
export const movedFolders = <Row extends Redirect>(rows: readonly Row[]): Row[] =>
  rows
    .filter(({from}) => isPrefix(from))
    .map((row) => ({...row, from: folderOf(row.from), to: folderOf(row.to)}))
    .sort((a, b) => (a.from > b.from ? -1 : 1));

/**
 * Expands moved folders into single URLs: one for each page and each legacy URL in the new folder.
 *
 * @param folders - see {@link movedFolders}
 * @param urls - the rows of single URLs, which take precedence
 * @param pages - every page of the build
 */
export function rowsInFolders<Row extends Redirect>(
  folders: readonly Row[],
  urls: readonly Row[],
  pages: readonly string[],
): Row[] {
  const taken = new Set(urls.map(({from}) => withoutSlash(from)));
  const known = [...pages, ...urls.map(({from}) => from)];
  return folders.flatMap((folder) =>
    known
      .filter((path) => `${path}/`.startsWith(folder.to) && !path.startsWith(folder.from))
      .map((path) => ({
        ...folder,
        from: withoutSlash(folder.from + path.slice(folder.to.length)),
        to: path,
      }))
      .filter(({from}) => {
        const isNew = !taken.has(from);
        taken.add(from);
        return isNew;
      }),
  );
}
