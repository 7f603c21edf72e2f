import {folderOf, isPrefix, withoutSlash} from './paths.ts';
import type {PlacedRow} from './rows.ts';

/** What every host writes and matches the same way: nothing to escape, no pattern characters. */
const SAFE_PATH = /^\/(?:[\w.~-]+\/)*(?:[\w.~-]+)?(?:\*)?$/;

/** The wrong use of `*`, of a query, of a hash, or of characters that hosts treat differently. */
function sourceProblem({from, to}: PlacedRow): string | undefined {
  if (/[?#]/.test(from)) {
    return `the source ${from} has a query or a hash. A host matches the path alone: expected ${from.split(/[?#]/)[0]}`;
  }
  if (from.includes('*') && !isPrefix(from)) {
    return `the source ${from} has a * inside. Expected it at the very end, behind a slash: /v2/*`;
  }
  if (!SAFE_PATH.test(from) || /\/\.{1,2}(\/|$)/.test(from)) {
    return `the source ${from} is not a plain path. Expected segments of letters, digits and . _ ~ - between single slashes`;
  }
  if (isPrefix(to) && !isPrefix(from)) {
    return `the target ${to} ends in * but the source ${from} does not. Expected ${withoutSlash(from)}/* as the source, or a target without *`;
  }
  if (isPrefix(from) && !isPrefix(to)) {
    return `the source ${from} is a whole folder but the target ${to} is not. Expected a target that ends in /* too`;
  }
  return undefined;
}

/**
 * Checks what can be said about rows without following them: the form of each source, sources
 * typed twice, sources that hide a page, rows that lead to themselves.
 *
 * @param rows - the table, see `placedRows`
 * @param pages - every route that is or will be a page, relative to the site
 * @returns one message a mistake
 */
export function sourceProblems(rows: readonly PlacedRow[], pages: readonly string[]): string[] {
  const pageByBarePath = new Map(pages.map((page) => [withoutSlash(page), page]));
  const firstBySource = new Map<string, PlacedRow>();
  return rows.flatMap((row) => {
    const say = (message: string) => [`${row.place}: ${message}.`];

    const malformed = sourceProblem(row);
    if (malformed !== undefined) return say(malformed);

    const source = withoutSlash(row.from);
    const first = firstBySource.get(source);
    if (first !== undefined) {
      return say(
        `${row.from} is already redirected at ${first.place} (to ${first.to}); ` +
          'with and without a trailing slash is one address. Expected one row: delete the other',
      );
    }
    firstBySource.set(source, row);

    if (source === withoutSlash(row.to)) {
      return say(
        `${row.from} leads to itself: a trailing slash makes no difference. ` +
          'Expected another target; slashes are added without a row',
      );
    }
    const hidden = isPrefix(row.from)
      ? pages.find((page) => page.startsWith(folderOf(row.from)))
      : pageByBarePath.get(source);
    if (hidden !== undefined) {
      return say(
        `${row.from} would hide the page ${hidden}. Expected a source that is no page: ` +
          'delete the row, or move the page first',
      );
    }
    return [];
  });
}
