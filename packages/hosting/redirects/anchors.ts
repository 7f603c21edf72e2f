/**
 * The moved anchors by the page where a reader arrives. When a host redirects a legacy path, the
 * browser appends the old hash to the new path.
 */
import {closest} from 'fastest-levenshtein';
import type {MovedAnchor} from '@portal/content/facts';
import {type Mistake, mistake} from '@portal/content/mistake';
import type {YamlText} from '@portal/content/text/yamlText';
import {pageFinder, type RedirectModel, redirectLookup, splitHash} from './paths.ts';

/** New targets by the page and hash where the reader arrives, both relative to the site. */
export type AnchorMap = Readonly<Record<string, string>>;

export interface ResolvedAnchors {
  anchors: AnchorMap;
  /** Rows that can't work. */
  mistakes: Mistake[];
}

/** Follows an anchor that moved several times to its last target; undefined in a loop. */
function lastOf(to: string, anchors: ReadonlyMap<string, {to: string}>): string | undefined {
  const seen = new Set<string>();
  let target = to;
  for (let next = anchors.get(to); next !== undefined; next = anchors.get(target)) {
    if (seen.has(target)) return undefined;
    seen.add(target);
    target = next.to;
  }
  return target;
}

/**
 * Resolves the rows of `movedAnchors`.
 *
 * @param rows - see `data/redirects.yaml`
 * @param model - the resolved redirects
 * @param pages - every page, as it is served
 * @param table - the text of the table, to find places
 * @returns the map of rows that work, and what's wrong with the others
 */
export function resolveAnchors(
  rows: readonly MovedAnchor[],
  model: RedirectModel,
  pages: readonly string[],
  table: YamlText,
): ResolvedAnchors {
  const pageAt = pageFinder(pages);
  const lookUp = redirectLookup(model.redirects);
  const mistakes: Mistake[] = [];
  const first = new Map<string, {row: MovedAnchor; to: string}>();

  function refuse(row: MovedAnchor, message: string, fix: string): void {
    const at = table.placeOf(['movedAnchors', rows.indexOf(row), 'from']);
    mistakes.push(mistake(at, message, fix, row.from));
  }

  for (const row of rows) {
    const from = splitHash(row.from);
    const to = splitHash(row.to);
    const arrival = pageAt(from.path) ?? lookUp(from.path);
    const target = pageAt(to.path);
    if (arrival === undefined) {
      const near = closest(from.path, [...pages]);
      const message = `${from.path} is neither a page nor a redirect`;
      refuse(row, message, `the nearest page is ${near}`);
    } else if (pageAt(arrival) === undefined) {
      const message = `${from.path} is redirected to ${arrival}, where the old hash is lost`;
      refuse(row, message, 'delete the row, because the redirect already moves readers');
    } else if (target === undefined) {
      const near = closest(to.path, [...pages]);
      refuse(row, `${to.path} is not a page`, `the nearest page is ${near}`);
    } else {
      const key = arrival + from.hash;
      const earlier = first.get(key);
      if (earlier) {
        refuse(row, `${key} already has a row, from ${earlier.row.from}`, 'delete one row');
      } else first.set(key, {row, to: target + to.hash});
    }
  }

  const anchors: Record<string, string> = {};
  for (const [key, {row, to}] of first) {
    const last = lastOf(to, first);
    if (last === undefined || last === key) {
      refuse(row, `${row.from} is a loop`, 'point one of its rows to a heading that exists');
    } else anchors[key] = last;
  }
  return {anchors, mistakes};
}
