import {posix} from 'node:path';
import {originalOf} from './translations.ts';

/** The front matter keys that decide the address of a page, as Docusaurus documents them. */
export interface AddressKeys {
  slug?: unknown;
  id?: unknown;
  parse_number_prefixes?: unknown;
}

/** Removes the number that orders a file or folder: `01-intro` gives `intro`. Dates and versions stay. */
const withoutNumber = (name: string): string =>
  /^\d+[-_.]\d+/.test(name) ? name : name.replace(/^\d+\s*[-_.]+\s*(?=[^-_.\s])/, '');

/** The parts of a path that decide the page's address: its folders, and its name. */
function partsOf(path: string, {id, parse_number_prefixes: parsed}: AddressKeys) {
  const names = path.replace(/\.mdx?$/, '').split('/');
  const [folders, name] = [names.slice(0, -1), names.at(-1)!];
  const isIndex = ['index', 'readme', folders.at(-1)?.toLowerCase()].includes(name.toLowerCase());
  const shown = parsed === false ? (part: string) => part : withoutNumber;
  return {folders: folders.map(shown), name: typeof id === 'string' ? id : shown(name), isIndex};
}

/**
 * Returns the route of a page, as Docusaurus decides it, with a slash at its end, so that hosts find
 * `<route>index.html`. Only a slug with `.html` has none.
 *
 * @param path - the source file, relative to its version's folder, with forward slashes
 * @param keys - the page's front matter
 * @returns the route inside the version: `limits.mdx` gives `/limits/`, `api/index.mdx` gives `/api/`
 */
export function routeOf(path: string, keys: AddressKeys = {}): string {
  const {folders, name, isIndex} = partsOf(path, keys);
  const last = typeof keys.slug === 'string' ? keys.slug : isIndex ? '' : name;
  const route = posix.resolve('/', ...folders, last);
  return route.endsWith('/') || route.endsWith('.html') ? route : `${route}/`;
}

/**
 * Returns the URL that Docusaurus would give a page, against which browsers resolve its relative links:
 * only index pages, and slugs that say so, have a slash at their end.
 *
 * @param path - the source file, relative to its version's folder, with forward slashes
 * @param keys - the page's front matter
 */
export function plainRouteOf(path: string, keys: AddressKeys = {}): string {
  const {slug} = keys;
  const isFolder = typeof slug === 'string' ? slug.endsWith('/') : partsOf(path, keys).isIndex;
  const route = routeOf(path, keys);
  return isFolder ? route : route.replace(/(?<=.)\/$/, '');
}

/**
 * Resolves a relative link as browsers do.
 *
 * @param url - a relative URL, such as `../api#keys`
 * @param from - the path of the page that has the link
 */
export function resolvedFrom(url: string, from: string): string {
  const {pathname, search, hash} = new URL(url, `https://site.example${from}`);
  return pathname + search + hash;
}

/**
 * Returns the ID of a page in sidebars: its path in the version's folder, without the extension.
 *
 * @param path - the source file, relative to its version's folder, with forward slashes
 * @param keys - the page's front matter
 */
export function idOf(path: string, keys: AddressKeys = {}): string {
  const {folders, name} = partsOf(path, keys);
  return [...folders, name].join('/');
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
  const original = originalOf(file);
  const folder = CONTENT_FOLDERS.find((pattern) => pattern.test(original));
  return folder && original.replace(folder, '');
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
