/** The parts of a site address. */
export interface Address {
  path: string;
  query: string;
  /** The ID after `#`; undefined if there is no `#`. */
  hash: string | undefined;
}

/** Splits a site address: `/limits/?a=b#queue` into `/limits/`, `?a=b` and `queue`. */
export function addressOf(url: string): Address {
  const [, path, query, hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url)!;
  return {path: path!, query: query ?? '', hash};
}

/** Joins the parts of an address. */
export function urlOf({path, query, hash}: Address): string {
  return path + query + (hash === undefined ? '' : `#${hash}`);
}

/** A URL with its percent-encoded characters decoded; undefined if a percent sign doesn't encode one. */
export function decodedUrl(url: string): string | undefined {
  try {
    return decodeURI(url);
  } catch {
    return undefined;
  }
}

/** The route for a path that's missing its slash, or that ends with a file name. */
export function canonicalPath(path: string): string {
  const stem = path.replace(/\/index\.(?:html?|mdx?)$/, '/').replace(/\.mdx?$/, '');
  return /(\/|\.html)$/.test(stem) ? stem : `${stem}/`;
}

/** A path without its trailing slash, for comparing paths. */
export const sameSlash = (path: string): string => path.replace(/\/$/, '');
