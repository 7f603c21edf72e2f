/**
 * The redirect model: every legacy URL with its final target, one hop away. The server, the redirect
 * pages for plain static hosts and the host files all use it.
 */
import type {RedirectGroup} from '../../facts/redirects.ts';
import {follower} from './follow.ts';
import {folderOf, isPrefix, withoutSlash} from './paths.ts';
import {placedRows, type PlacedRow, type TableOrigin} from './rows.ts';
import {sourceProblems} from './sources.ts';

/** One legacy URL. Both ends are relative to the site, unless the target is on another site. */
export interface Redirect {
  /** Without a trailing slash, which also covers the form with one. */
  from: string;
  /** A page exactly as it is served, with the row's `#fragment` if it has one, or `https://…`. */
  to: string;
}

/** A folder that moved with everything in it. The part of a path after `from` is appended to `to`. */
export type PrefixRedirect = Redirect;

export interface RedirectModel {
  /** Single URLs, sorted by source. */
  redirects: Redirect[];
  /** Moved folders, both ends with a trailing slash. Single URLs take precedence. */
  prefixes: PrefixRedirect[];
}

/** The redirect table has mistakes. The message lists all of them, one per line. */
export class RedirectTableError extends Error {
  override name = 'RedirectTableError';
  constructor(readonly problems: readonly string[]) {
    super(`The redirect table is not valid:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
}

/** The problem with the target of a moved folder, if there is one. */
function prefixProblem({from, to, place}: PlacedRow, pages: readonly string[]): string[] {
  const target = folderOf(to);
  if (target.startsWith(folderOf(from))) {
    return [
      `${place}: ${from} is a loop: its target ${to} is inside its source. Expected a folder outside of it.`,
    ];
  }
  if (!pages.some((page) => page.startsWith(target))) {
    return [`${place}: ${from} moves to ${to}, which has no pages. Expected a folder with pages.`];
  }
  return [];
}

const bySource = (a: Redirect, b: Redirect) => (a.from < b.from ? -1 : 1);

/**
 * Resolves the redirect table, following chains to their end.
 *
 * @param groups - the table, see `facts/redirects.ts`
 * @param pages - every page of the build, relative to the site
 * @param origin - the file with the table, for messages
 * @throws RedirectTableError with the line and the fix of every mistake
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
  // Stops here, because following rows that are already wrong would report them again.
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
