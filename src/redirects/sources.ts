import {folderOf, isExternal, isPrefix, withoutBase, withoutSlash} from './paths.ts';
import type {PlacedRow} from './rows.ts';

/** Paths that every host matches the same way: nothing to escape, no pattern characters. */
const SAFE_PATH = /^\/(?:[\w.~-]+\/)*(?:[\w.~-]+)?(?:\*)?$/;

/** A wrong `*`, or characters that hosts treat differently. */
function sourceProblem({from, to}: PlacedRow): string | undefined {
  if (from.includes('*') && !isPrefix(from)) {
    return `the source ${from} has a * in the middle. Expected /* at the end, as in /v2/*`;
  }
  if (!SAFE_PATH.test(from) || /\/\.{1,2}(\/|$)/.test(from)) {
    return `the source ${from} is not a plain path. Expected segments of letters, digits and . _ ~ - between single slashes`;
  }
  if (isPrefix(to) && !isPrefix(from)) {
    return `the target ${to} ends in *, but the source ${from} doesn't. Expected the source ${withoutSlash(from)}/*, or a target without *`;
  }
  if (isPrefix(from) && !isPrefix(to)) {
    return `the source ${from} is a whole folder, but the target ${to} isn't. Expected a target that ends in /*`;
  }
  if (!isExternal(to) && withoutBase(from) !== from) {
    return `the source ${from} starts with the base URL, but paths are relative to it. Expected ${withoutBase(from)}`;
  }
  return undefined;
}

/**
 * Checks rows without following them. Reports malformed and duplicate sources, and sources that hide a
 * page.
 *
 * @param rows - the table, see `placedRows`
 * @param pages - every route that is or will be a page, relative to the site
 * @returns one message per mistake
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
        `${row.from} already has a redirect at ${first.place} (to ${first.to}), ` +
          'because trailing slashes make no difference. Delete one of the rows',
      );
    }
    firstBySource.set(source, row);

    const hidden = isPrefix(row.from)
      ? pages.find((page) => page.startsWith(folderOf(row.from)))
      : pageByBarePath.get(source);
    if (hidden !== undefined) {
      return say(
        `${row.from} would hide the page ${hidden}. Delete the row, or move the page first`,
      );
    }
    return [];
  });
}
