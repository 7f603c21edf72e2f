/**
 * The moved anchors by the page where a reader arrives. When a host redirects a legacy path, the
 * browser appends the old hash to the new path.
 */
import {closest} from 'fastest-levenshtein';
import type {MovedAnchor} from '../../facts/redirects.ts';
import {redirectLookup} from './lookUp.ts';
import {splitHash, withoutSlash} from './paths.ts';
import type {RedirectModel} from './resolve.ts';

/** New targets by the page and hash where the reader arrives, both relative to the site. */
export type AnchorMap = Readonly<Record<string, string>>;

/** A row that cannot work. */
export interface AnchorProblem {
  row: MovedAnchor;
  message: string;
  fix: string;
}

export interface ResolvedAnchors {
  anchors: AnchorMap;
  problems: AnchorProblem[];
}

/** Follows an anchor that moved several times to its last target; undefined in a loop. */
function lastOf(to: string, anchors: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let target = to;
  for (let next = anchors.get(target); next !== undefined; next = anchors.get(target)) {
    if (seen.has(target)) return undefined;
    seen.add(target);
    target = next;
  }
  return target;
}

/**
 * Resolves the rows of `movedAnchors`.
 *
 * @param rows - see `facts/redirects.ts`
 * @param model - the resolved redirects
 * @param pages - every page, as it is served
 * @returns the map of rows that work, and the problems of the others
 */
export function resolveAnchors(
  rows: readonly MovedAnchor[],
  model: RedirectModel,
  pages: readonly string[],
): ResolvedAnchors {
  const pageByPath = new Map(pages.map((page) => [withoutSlash(page), page]));
  const lookUp = redirectLookup(model);
  const problems: AnchorProblem[] = [];
  const first = new Map<string, {row: MovedAnchor; to: string}>();

  function refuse(row: MovedAnchor, message: string, fix: string): void {
    problems.push({row, message, fix});
  }

  for (const row of rows) {
    const from = splitHash(row.from);
    const to = splitHash(row.to);
    const page = pageByPath.get(withoutSlash(from.path));
    const arrival = page ?? lookUp(from.path);
    const target = pageByPath.get(withoutSlash(to.path));
    if (arrival === undefined) {
      const near = closest(from.path, [...pages]);
      const message = `${from.path} is neither a page nor a redirect`;
      refuse(row, message, `the nearest page is ${near}`);
    } else if (!pageByPath.has(withoutSlash(arrival))) {
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

  const steps = new Map([...first].map(([key, {to}]) => [key, to]));
  const anchors: Record<string, string> = {};
  for (const [key, {row, to}] of first) {
    const last = lastOf(to, steps);
    if (last === undefined || last === key) {
      refuse(row, `${row.from} is a loop`, 'point one of its rows to a heading that exists');
    } else anchors[key] = last;
  }
  return {anchors, problems};
}
