/** The rows of the redirect table, and the mistakes that can be seen without following them. */
import type {RedirectGroup, RedirectRow} from '@portal/content/facts';
import {type Mistake, mistake} from '@portal/content/mistake';
import type {YamlPath, YamlText} from '@portal/content/text/yamlText';
import {folderOf, isExternal, isPrefix, pageFinder, withoutBase, withoutSlash} from './paths.ts';

/** A row of the table and where it is. */
export interface TableRow extends RedirectRow {
  at: YamlPath;
}

/** Flattens a redirect table into rows. */
export const rowsOf = (groups: readonly RedirectGroup[]): TableRow[] =>
  groups.flatMap(({rows}, group) =>
    rows.map((row, index) => ({...row, at: ['redirects', group, 'rows', index]})),
  );

/** Paths that every host matches the same way: nothing to escape, no pattern characters. */
const SAFE_PATH = /^\/(?:[\w.~-]+\/)*(?:[\w.~-]+)?(?:\*)?$/;

/** What's wrong, and what to do about it. */
type Said = [message: string, fix: string];

/** A wrong `*`, characters that hosts treat differently, a query, or a folder that can't move there. */
function malformation(
  {from, to}: RedirectRow,
  pages: readonly string[],
  base: string,
): Said | undefined {
  if (from.includes('*') && !isPrefix(from)) {
    return [`the source ${from} has a * in the middle`, 'write /* at the end, as in /v2/*'];
  }
  if (!SAFE_PATH.test(from) || /\/\.{1,2}(\/|$)/.test(from)) {
    const fix = 'write segments of letters, digits and . _ ~ - between single slashes';
    return [`the source ${from} is not a plain path`, fix];
  }
  if (isPrefix(to) && !isPrefix(from)) {
    const fix = `write the source ${withoutSlash(from)}/*, or a target without *`;
    return [`the target ${to} ends in *, but the source ${from} doesn't`, fix];
  }
  if (isPrefix(from) && !isPrefix(to)) {
    const message = `the source ${from} is a whole folder, but the target ${to} isn't`;
    return [message, 'write a target that ends in /*'];
  }
  if (/^\/[^#]*\?/.test(to)) {
    return [`the target ${to} has a query`, "remove it: the redirect keeps the reader's own query"];
  }
  const relative = withoutBase(from, base);
  if (!isExternal(to) && relative !== from) {
    const message = `the source ${from} starts with the base URL, but paths are relative to it`;
    return [message, `write ${relative}`];
  }
  if (isPrefix(from) && folderOf(to).startsWith(folderOf(from))) {
    const message = `${from} is a loop: its target ${to} is inside its source`;
    return [message, 'write a folder outside of it'];
  }
  if (isPrefix(from) && !pages.some((page) => page.startsWith(folderOf(to)))) {
    return [`${from} moves to ${to}, which has no pages`, 'write a folder with pages'];
  }
  return undefined;
}

/**
 * Checks rows without following them. Reports malformed and duplicate sources, and sources that hide a
 * page.
 *
 * @param rows - the rows of the table
 * @param pages - every route that is or will be a page, relative to the site
 * @param table - the text of the table, to find places
 * @param base - the path of the site on its host, such as `/docs/`
 */
export function rowMistakes(
  rows: readonly TableRow[],
  pages: readonly string[],
  table: YamlText,
  base: string,
): Mistake[] {
  const pageAt = pageFinder(pages);
  const firstBySource = new Map<string, TableRow>();

  function wrongWith(row: TableRow): Said | undefined {
    const malformed = malformation(row, pages, base);
    if (malformed) return malformed;
    const source = withoutSlash(row.from);
    const first = firstBySource.get(source);
    if (first) {
      const {file, line} = table.placeOf(first.at);
      const message = `${row.from} already has a redirect at ${file}:${line} (to ${first.to}), because trailing slashes make no difference`;
      return [message, 'delete one of the rows'];
    }
    firstBySource.set(source, row);
    const hidden = isPrefix(row.from)
      ? pages.find((page) => page.startsWith(folderOf(row.from)))
      : pageAt(source);
    return hidden === undefined
      ? undefined
      : [`${row.from} would hide the page ${hidden}`, 'delete the row, or move the page first'];
  }

  return rows.flatMap((row) => {
    const said = wrongWith(row);
    return said ? [mistake(table.placeOf(row.at), ...said)] : [];
  });
}
