/** A site address taken apart. */
export interface Address {
  path: string;
  query: string;
  /** The id behind `#`, decoded; undefined where there is no `#`. */
  hash: string | undefined;
}

/** Takes a site address apart: `/limits/?a=b#queue` is `/limits/`, `?a=b` and `queue`. */
export function addressOf(url: string): Address {
  const [, path, query, hash] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/s.exec(url)!;
  return {path: path!, query: query ?? '', hash};
}

/** Puts an address together again. */
export function urlOf({path, query, hash}: Address): string {
  return path + query + (hash === undefined ? '' : `#${hash}`);
}

/** The route that a path means when it is written without its slash, or with `index.html`. */
export function canonicalPath(path: string): string {
  const stem = path.replace(/\/index\.(?:html?|mdx?)$/, '/').replace(/\.mdx?$/, '');
  return /(\/|\.html)$/.test(stem) ? stem : `${stem}/`;
}

/** A redirect's side in the one form that they are compared in. */
export const sameSlash = (path: string): string => path.replace(/\/$/, '');
