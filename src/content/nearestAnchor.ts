/** Which section a reader meant who followed a link to one that is not there. */
import {distance} from 'fastest-levenshtein';

/** Less likeness than this is none. */
const LIKE = 0.5;

/** Words that many headings share say nothing about what a section is about. */
const COMMON = new Set(
  'a an and are as at by can do does for from how in is it its of on or the to what when why with your'.split(
    ' ',
  ),
);

const wordsOf = (id: string) =>
  new Set(id.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !COMMON.has(word)));

/** How much of the words is shared, from 0 to 1: a shorter name of the same thing counts. */
function sharedWords(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  if (shared === 0) return 0;
  const ofBoth = (2 * shared) / (one.size + other.size);
  const ofShorter = shared / Math.min(one.size, other.size);
  return (ofBoth + ofShorter) / 2;
}

const likeness = (one: string, other: string) =>
  Math.max(
    1 - distance(one, other) / Math.max(one.length, other.length, 1),
    sharedWords(wordsOf(one), wordsOf(other)),
  );

/**
 * Finds the id that is most like one that is missing: by its letters, so that a slip or a cut-off link
 * is found, and by its words, so that a heading is found that was given a longer name.
 *
 * @param missing - the id that was asked for
 * @param ids - those of the page, in order; among equals the first wins
 * @returns undefined where none is like it
 */
export function nearestAnchor(missing: string, ids: readonly string[]): string | undefined {
  const wanted = missing.toLowerCase();
  let best: {id: string; like: number} | undefined;
  for (const id of ids) {
    const like = likeness(wanted, id.toLowerCase());
    if (like >= LIKE && like > (best?.like ?? 0)) best = {id, like};
  }
  return best?.id;
}
