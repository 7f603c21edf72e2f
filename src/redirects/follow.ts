import {closest} from 'fastest-levenshtein';
import {folderOf, isExternal, isPrefix, splitHash, withoutBase, withoutSlash} from './paths.ts';
import type {PlacedRow} from './rows.ts';

/** The result of following a row. */
export type Followed = {target: string} | {problem: string};

/** The new path of a path inside a moved folder. */
const below = ({from, to}: PlacedRow, path: string) =>
  folderOf(to) + path.slice(folderOf(from).length);

/** Makes the function that returns a path's next target, if there is one. Exact rows come first. */
function stepper(rows: readonly PlacedRow[]) {
  const exact = new Map(
    rows.filter(({from}) => !isPrefix(from)).map((row) => [withoutSlash(row.from), row]),
  );
  const prefixes = rows.filter(({from}) => isPrefix(from));
  return (path: string): string | undefined => {
    const row = exact.get(withoutSlash(path));
    if (row !== undefined) return row.to;
    const prefix = prefixes.find(({from}) => path.startsWith(folderOf(from)));
    return prefix && below(prefix, path);
  };
}

/**
 * Makes the function that follows a target through the table to a page or an external URL.
 *
 * @param rows - the whole table
 * @param pages - every page of the build, as it is served; redirects may only end there
 * @returns a function from a row to its final target or its problem
 */
export function follower(rows: readonly PlacedRow[], pages: readonly string[]) {
  const step = stepper(rows);
  const pageByBarePath = new Map(pages.map((page) => [withoutSlash(page), page]));

  /** The page at a path, as it is served. */
  function settle(path: string, hash: string): string | undefined {
    const page = pageByBarePath.get(withoutSlash(path));
    return page && page + hash;
  }

  function deadEnd(row: PlacedRow, chain: readonly string[]): string {
    const end = chain.at(-1)!;
    const nearest = closest(withoutBase(end), [...pages]);
    const route = chain.length > 2 ? ` (${chain.join(' → ')})` : '';
    return `${row.from} ends at ${end}${route}, which is not a page. Expected a page or an https URL. The nearest page is ${nearest}`;
  }

  return (row: PlacedRow): Followed => {
    const chain = [row.from];
    let target = row.to;
    for (;;) {
      if (isExternal(target)) return {target};
      const {path, hash} = splitHash(target);
      if (path.includes('?')) {
        return {
          problem: `the target ${target} has a query. Remove it: the redirect keeps the reader's own query`,
        };
      }
      if (chain.some((seen) => withoutSlash(seen) === withoutSlash(path))) {
        return {
          problem: `${row.from} is a loop: ${[...chain, path].join(' → ')}. Point one of these rows to a page`,
        };
      }
      chain.push(path);
      const settled = settle(path, hash);
      if (settled !== undefined) return {target: settled};
      const next = step(path);
      if (next === undefined) return {problem: deadEnd(row, chain)};
      target = next.includes('#') || isExternal(next) ? next : next + hash;
    }
  };
}
