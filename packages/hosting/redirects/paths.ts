import {product} from '@portal/content/facts';
import type {Redirect} from './resolve.ts';

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

/** The path of the site on its host: `/docs`. */
const BASE = new URL(product.docsUrl).pathname;

/** Removes the base URL from a path that starts with it: `/docs/limits/` becomes `/limits/`. */
export const withoutBase = (path: string): string =>
  path.startsWith(`${BASE}/`) ? path.slice(BASE.length) : path;

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
