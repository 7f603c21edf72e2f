import {closest} from 'fastest-levenshtein';
import {folderOf, isExternal, isPrefix, splitHash, withoutSlash} from './paths.ts';
import type {PlacedRow} from './rows.ts';

/** What following a row came to. */
export type Followed = {target: string} | {problem: string};

/** An address inside a moved folder, at the place it moved to. */
const below = ({from, to}: PlacedRow, path: string) =>
  folderOf(to) + path.slice(folderOf(from).length);

/** A function that finds the row which moves a path on, if there is one. Exact rows come first. */
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
 * Makes the function that follows a target through the table until it ends at a page or an
 * address elsewhere.
 *
 * @param rows - the whole table
 * @param pages - where a redirect may end: every page of the build, as it is served
 * @returns a function from a row to its final target, or to what is wrong with it
 */
export function follower(rows: readonly PlacedRow[], pages: readonly string[]) {
  const step = stepper(rows);
  const pageByBarePath = new Map(pages.map((page) => [withoutSlash(page), page]));

  /** The page that a path means, as it is served. */
  function settle(path: string, hash: string): string | undefined {
    const page = pageByBarePath.get(withoutSlash(path));
    return page && page + hash;
  }

  function deadEnd(row: PlacedRow, chain: readonly string[]): string {
    const end = chain.at(-1)!;
    const nearest = closest(end, [...pages]);
    const route = chain.length > 2 ? ` (${chain.join(' → ')})` : '';
    return `${row.from} ends at ${end}${route}, which is no page. Expected a page or an https address; the nearest page is ${nearest}`;
  }

  return (row: PlacedRow): Followed => {
    const chain = [row.from];
    let target = row.to;
    for (;;) {
      if (isExternal(target)) return {target};
      const {path, hash} = splitHash(target);
      if (path.includes('?')) {
        return {
          problem: `the target ${target} has a query. Expected none: the reader's own query is kept`,
        };
      }
      if (chain.some((seen) => withoutSlash(seen) === withoutSlash(path))) {
        return {
          problem: `${row.from} never ends: ${[...chain, path].join(' → ')}. Expected one of these rows to lead to a page`,
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
