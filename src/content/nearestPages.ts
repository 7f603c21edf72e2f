/** Which pages a reader may have meant who asked for an address that is none. */
import {distance} from 'fastest-levenshtein';

export interface PageAddress {
  title: string;
  /** Such as `/docs/limits/`. */
  path: string;
}

/** More than this share of letters to change is no likeness. */
const LIKE = 0.5;

/** A page of another folder counts as a little less near than one in the right place. */
const ELSEWHERE = 0.15;

const normalized = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(index)?\.html?$|\.mdx?$/, '')
    .replace(/\/$/, '');

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The share of letters that differ, from 0 to 1. */
const difference = (one: string, other: string) =>
  distance(one, other) / Math.max(one.length, other.length, 1);

/**
 * Ranks pages by the spelling of their address: as a whole, so that a slip is found, and by its last
 * part, so that a page is found that stands in another folder than the reader thought.
 *
 * @param asked - the path of the address, such as `/docs/limit`
 * @param pages - all pages
 * @param base - what every path begins with, such as `/docs/`
 * @returns the nearest pages first, none that is unlike
 */
export function nearestPages(
  asked: string,
  pages: readonly PageAddress[],
  base: string,
  most = 5,
): PageAddress[] {
  const inside = (path: string) =>
    normalized(path.startsWith(base) ? path.slice(base.length) : path);
  const wanted = inside(asked);
  return pages
    .map((page) => {
      const path = inside(page.path);
      const byPlace = difference(wanted, path);
      const byName = difference(lastPart(wanted), lastPart(path)) + ELSEWHERE;
      return {page, unlike: Math.min(byPlace, byName)};
    })
    .filter(({unlike}) => unlike < LIKE)
    .sort((a, b) => a.unlike - b.unlike)
    .slice(0, most)
    .map(({page}) => page);
}
