/** Suggests pages for a URL that doesn't exist. */
import {difference} from './difference.ts';

export interface PageAddress {
  title: string;
  /** Such as `/docs/limits/`. */
  path: string;
}

/** Pages are suggested if less than this share of the letters differs. */
const LIKE = 0.5;

/** The penalty for a match by name alone, so pages in the right folder come first. */
const ELSEWHERE = 0.15;

/** How many pages are suggested at most. */
const MOST = 5;

const normalized = (path: string) =>
  path
    .trim()
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(index)?\.html?$|\.mdx?$/, '')
    .replace(/\/$/, '');

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Ranks pages by the similarity of their paths. Comparing the whole path catches typos, and comparing
 * the last part catches pages in another folder.
 *
 * @param asked - the requested path, such as `/docs/limit`
 * @param pages - all pages
 * @param base - the start of every path, such as `/docs/`
 * @returns similar pages, the nearest first
 */
export function nearestPages(
  asked: string,
  pages: readonly PageAddress[],
  base: string,
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
    .slice(0, MOST)
    .map(({page}) => page);
}
