/**
 * Returns the route of a page from its path. Every route ends in a slash, so that hosts find
 * `<route>index.html`. Only a slug with `.html` can differ.
 *
 * @param path - the source file, relative to its version's folder, with forward slashes
 * @returns the route inside the version: `limits.mdx` gives `/limits/`, `api/index.mdx` gives `/api/`
 */
export function routeOf(path: string): string {
  const stem = path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  return stem === '' ? '/' : `/${stem}/`;
}

/** The folders with pages, one per version, relative to the site. */
const CONTENT_FOLDERS = [/^docs\//, /^versioned_docs\/version-[^/]+\//];

/**
 * Removes the version's folder from a source path.
 *
 * @param file - a path relative to the site, with forward slashes
 * @returns the path inside the version, or undefined if the file isn't a page
 */
export function pathInVersion(file: string): string | undefined {
  const folder = CONTENT_FOLDERS.find((pattern) => pattern.test(file));
  return folder && file.replace(folder, '');
}

/**
 * Whether a file is a part of pages, or in a folder of parts. Docusaurus publishes no page for files and
 * folders that start with `_`.
 *
 * @param path - relative to the site or the version's folder, with forward slashes
 */
export const isPartial = (path: string): boolean => /(?:^|\/)_/.test(path);

/** Whether a file is a page or a part of pages. */
export const isContent = (file: string): boolean =>
  /\.mdx?$/.test(file) && pathInVersion(file) !== undefined;

/** Whether a file is a page, which has a route. */
export const isPage = (file: string): boolean => isContent(file) && !isPartial(file);
