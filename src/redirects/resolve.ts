/**
 * The redirect model: every legacy address with its final target, one hop away. The server, the
 * redirect pages of plain static hosts and the generated host files are all made from it.
 */
import type {RedirectGroup} from '../../facts/redirects.ts';
import {follower} from './follow.ts';
import {folderOf, isPrefix, withoutSlash} from './paths.ts';
import {placedRows, type PlacedRow, type TableOrigin} from './rows.ts';
import {sourceProblems} from './sources.ts';

/** One legacy address. Relative to the site, unless the target is an address elsewhere. */
export interface Redirect {
  /** Without a trailing slash; the form with one is redirected alike. */
  from: string;
  /** A page exactly as it is served, with a `#fragment` where the row has one, or `https://…`. */
  to: string;
}

/** A folder that moved as a whole: what stands behind `from` is appended to `to`. */
export type PrefixRedirect = Redirect;

export interface RedirectModel {
  /** Single addresses, sorted by source. */
  redirects: Redirect[];
  /** Moved folders, both ends with a trailing slash; single addresses win over them. */
  prefixes: PrefixRedirect[];
}

/** A redirect table with mistakes in it: all of them, one a line. */
export class RedirectTableError extends Error {
  override name = 'RedirectTableError';
  constructor(readonly problems: readonly string[]) {
    super(`The redirect table is not valid:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
}

/** What is wrong with the target of a moved folder, if anything is. */
function prefixProblem({from, to, place}: PlacedRow, pages: readonly string[]): string[] {
  const target = folderOf(to);
  if (target.startsWith(folderOf(from))) {
    return [
      `${place}: ${from} never ends: its target ${to} is below its source. Expected a folder elsewhere.`,
    ];
  }
  if (!pages.some((page) => page.startsWith(target))) {
    return [`${place}: ${from} moves to ${to}, where no page is. Expected a folder with pages.`];
  }
  return [];
}

const bySource = (a: Redirect, b: Redirect) => (a.from < b.from ? -1 : 1);

/**
 * Resolves the redirect table: chains are followed to their end.
 *
 * @param groups - the table, see `facts/redirects.ts`
 * @param pages - every page of the build, relative to the site
 * @param origin - where the table was typed, for messages
 * @throws RedirectTableError with every mistake: its line, what was expected, the nearest page
 */
export function resolveRedirects(
  groups: readonly RedirectGroup[],
  pages: readonly string[],
  origin: TableOrigin,
): RedirectModel {
  const rows = placedRows(groups, origin);
  const folders = rows.filter(({from}) => isPrefix(from));
  const problems = sourceProblems(rows, pages);
  if (problems.length === 0) {
    problems.push(...folders.flatMap((row) => prefixProblem(row, pages)));
  }
  // Rows that are wrong on their own would only give every row that meets them a second message.
  if (problems.length > 0) throw new RedirectTableError(problems);

  const follow = follower(rows, pages);
  const redirects = rows
    .filter((row) => !folders.includes(row))
    .flatMap((row) => {
      const followed = follow(row);
      if ('target' in followed) return [{from: withoutSlash(row.from), to: followed.target}];
      problems.push(`${row.place}: ${followed.problem}.`);
      return [];
    });
  if (problems.length > 0) throw new RedirectTableError(problems);

  return {
    redirects: redirects.sort(bySource),
    prefixes: folders
      .map(({from, to}) => ({from: folderOf(from), to: folderOf(to)}))
      .sort(bySource),
  };
}
