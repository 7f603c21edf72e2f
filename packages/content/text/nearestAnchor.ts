/** Guesses which section a link to a missing one was for. */
import {difference} from './difference.ts';

/** The minimum similarity of a match. */
const LIKE = 0.5;

/** Words in so many headings that they don't identify a section. */
const COMMON = new Set(
  'a an and are as at by can do does for from how in is it its of on or the to what when why with your'.split(
    ' ',
  ),
);

const wordsOf = (id: string) =>
  new Set(id.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !COMMON.has(word)));

/** The share of words in common, from 0 to 1. A shorter name for the same thing scores high. */
function sharedWords(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  if (shared === 0) return 0;
  const ofBoth = (2 * shared) / (one.size + other.size);
  const ofShorter = shared / Math.min(one.size, other.size);
  return (ofBoth + ofShorter) / 2;
}

const likeness = (one: string, other: string) =>
  Math.max(1 - difference(one, other), sharedWords(wordsOf(one), wordsOf(other)));

/**
 * Finds the ID that is most similar to a missing one. Comparing letters catches typos and links that
 * were cut off, and comparing words catches headings that got a longer name.
 *
 * @param missing - the requested ID
 * @param ids - the IDs of the page, in order; the first of equally similar ones wins
 * @returns the ID, or undefined if none is similar
 */
export function nearestAnchor(missing: string, ids: readonly string[]): string | undefined {
  const wanted = missing.toLowerCase();
  return ids
    .map((id) => ({id, like: likeness(wanted, id.toLowerCase())}))
    .filter(({like}) => like >= LIKE)
    .sort((a, b) => b.like - a.like)[0]?.id;
}
