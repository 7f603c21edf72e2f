import {closest} from 'fastest-levenshtein';
import {difference} from './difference.ts';

/**
 * Finds the name that was probably meant, for the message about an unknown one.
 *
 * @param most - names in which more than this share of the letters differs aren't what was meant
 * @returns the most similar name, or undefined if none is similar
 */
export function nearestName(
  unknown: string,
  names: Iterable<string>,
  most = 0.5,
): string | undefined {
  const all = [...names];
  const nearest = all.length > 0 ? closest(unknown, all) : undefined;
  const isSimilar = nearest !== undefined && difference(unknown, nearest) <= most;
  return isSimilar ? nearest : undefined;
}

/** Asks whether the nearest name was meant, or gives another hint if no name is similar. */
export function didYouMean(unknown: string, names: Iterable<string>, otherwise: string): string {
  const nearest = nearestName(unknown, names);
  return nearest === undefined ? otherwise : `did you mean ${nearest}?`;
}
