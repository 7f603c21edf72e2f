import {withoutSlash} from './paths.ts';
import type {Redirect, RedirectModel} from './resolve.ts';

/**
 * Makes the function that answers one address from the model, as a host with the whole table does.
 *
 * @param model - resolved redirects; sources and targets may be site-relative or full paths
 * @returns a function from a path to its target, or undefined where no redirect applies. A moved
 *   folder is looked up again, so that a legacy address inside it is one hop as well.
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
 * Writes moved folders out as single addresses, for hosts that know no patterns.
 *
 * @param model - resolved redirects
 * @param pages - the pages of the build
 * @returns every redirect, one a page where a folder moved; single addresses win
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
