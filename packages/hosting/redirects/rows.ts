/** The rows of the redirect table, and the mistakes that can be seen without following them. */
import type {RedirectGroup, RedirectRow} from '@portal/content/facts';
import {YamlText} from '@portal/content/text/yamlText';
import {folderOf, isExternal, isPrefix, pageFinder, withoutBase, withoutSlash} from './paths.ts';

/** The file with a redirect table, so that messages can name the line. */
export interface TableOrigin {
  /** The path of the file in the project. */
  file: string;
  /** Its text. Without it, messages only name the file. */
  source?: string;
}

/** A row of the table and where to find it. */
export interface PlacedRow extends RedirectRow {
  /** `data/redirects.yaml:27`, or only the file without its text. */
  place: string;
}

/**
 * Flattens a redirect table into rows with their places.
 *
 * @param groups - the table, as in `data/redirects.yaml`
 */
export function placedRows(
  groups: readonly RedirectGroup[],
  {file, source}: TableOrigin,
): PlacedRow[] {
  const places = source === undefined ? undefined : new YamlText(file, source);
  return groups.flatMap(({rows}, group) =>
    rows.map((row, at) => {
      const line = places?.placeOf(['redirects', group, 'rows', at]).line;
      return {...row, place: line === undefined ? file : `${file}:${line}`};
    }),
  );
}

/** Paths that every host matches the same way: nothing to escape, no pattern characters. */
const SAFE_PATH = /^\/(?:[\w.~-]+\/)*(?:[\w.~-]+)?(?:\*)?$/;

/** A wrong `*`, characters that hosts treat differently, a query, or a folder that can't move there. */
function malformation({from, to}: PlacedRow, pages: readonly string[]): string | undefined {
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
  if (/^\/[^#]*\?/.test(to)) {
    return `the target ${to} has a query. Remove it: the redirect keeps the reader's own query`;
  }
  if (!isExternal(to) && withoutBase(from) !== from) {
    return `the source ${from} starts with the base URL, but paths are relative to it. Expected ${withoutBase(from)}`;
  }
  if (isPrefix(from) && folderOf(to).startsWith(folderOf(from))) {
    return `${from} is a loop: its target ${to} is inside its source. Expected a folder outside of it`;
  }
  if (isPrefix(from) && !pages.some((page) => page.startsWith(folderOf(to)))) {
    return `${from} moves to ${to}, which has no pages. Expected a folder with pages`;
  }
  return undefined;
}

/**
 * Checks rows without following them. Reports malformed and duplicate sources, and sources that hide a
 * page.
 *
 * @param rows - the table, see {@link placedRows}
 * @param pages - every route that is or will be a page, relative to the site
 * @returns one message per mistake
 */
export function rowProblems(rows: readonly PlacedRow[], pages: readonly string[]): string[] {
  const pageAt = pageFinder(pages);
  const firstBySource = new Map<string, PlacedRow>();
  return rows.flatMap((row) => {
    const say = (message: string) => [`${row.place}: ${message}.`];

    const malformed = malformation(row, pages);
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
      : pageAt(source);
    if (hidden !== undefined) {
      return say(
        `${row.from} would hide the page ${hidden}. Delete the row, or move the page first`,
      );
    }
    return [];
  });
}
