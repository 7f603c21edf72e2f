import {withoutSlash} from './paths.ts';
import type {Redirect, RedirectModel} from './resolve.ts';

/**
 * Makes the function that looks up the redirect of a path.
 *
 * @param model - resolved redirects; sources and targets may be site-relative or full paths
 * @returns a function from a path to its target, or to undefined without a redirect. Targets in a
 *   moved folder are looked up again, so legacy URLs inside it also take one hop.
 */
export function redirectLookup({redirects, prefixes}: RedirectModel) {
  const exact = new Map(redirects.map(({from, to}) => [from, to]));
  return (path: string): string | undefined => {
    const target = exact.get(withoutSlash(path));
    if (target !== undefined) return target;
    const prefix = prefixes.find(({from}) => path.startsWith(from) || `${path}/` === from);
    if (prefix === undefined) return undefined;
    const moved = prefix.to + path.slice(prefix.from.length);
    return exact.get(withoutSlash(moved)) ?? moved;
  };
}

/**
 * Expands moved folders into single URLs, for hosts without patterns.
 *
 * @param model - resolved redirects
 * @param pages - the pages of the build
 * @returns every redirect, with a row for each page in a moved folder that has none of its own
 */
export function expandPrefixes({redirects, prefixes}: RedirectModel, pages: readonly string[]) {
  const taken = new Set(redirects.map(({from}) => from));
  const expanded = prefixes.flatMap((prefix): Redirect[] =>
    pages
      .filter((page) => page.startsWith(prefix.to))
      .map((page) => ({
        from: withoutSlash(prefix.from + page.slice(prefix.to.length)),
        to: page,
      }))
      .filter(({from}) => !taken.has(from)),
  );
  return [...redirects, ...expanded];
}
