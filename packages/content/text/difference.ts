import {distance} from 'fastest-levenshtein';

/** The share of letters that differ between two texts, from 0 to 1. */
export const difference = (one: string, other: string): number =>
  distance(one, other) / Math.max(one.length, other.length, 1);
