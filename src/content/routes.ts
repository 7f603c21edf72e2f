/**
 * The route of a page, from its place in the tree. Every address ends in a slash so that the host
 * finds `<route>index.html`; only a slug that names an `.html` file does not.
 *
 * @param path - the source file, relative to its version's folder, with forward slashes
 * @returns the route inside the version: `limits.mdx` gives `/limits/`, `api/index.mdx` gives `/api/`
 */
export function routeOf(path: string): string {
  const stem = path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  return stem === '' ? '/' : `/${stem}/`;
}

/** The folders that hold pages, one a version, relative to the site. */
const CONTENT_FOLDERS = [/^docs\//, /^versioned_docs\/version-[^/]+\//];

/**
 * Takes the folder of its version off a source path.
 *
 * @param file - a path relative to the site, with forward slashes
 * @returns the path inside the version, or undefined when the file is not a page
 */
export function pathInVersion(file: string): string | undefined {
  const folder = CONTENT_FOLDERS.find((pattern) => pattern.test(file));
  return folder && file.replace(folder, '');
}
