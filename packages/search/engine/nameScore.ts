/** Scores how well a query matches the names of a section. */
import type {Found} from './rank.ts';
import {indexTerms, STOP_WORDS} from './tokenize.ts';
import {WEIGHTS} from './weights.ts';

const KINDS = ['heading', 'aliases', 'asked'] as const;

/** A section's heading, its other names, and how readers ask for it. */
export type Names = Readonly<Record<(typeof KINDS)[number], readonly string[]>>;

/** For each name, the terms of each of its words. */
type NameTerms = readonly (readonly ReadonlySet<string>[])[];

const known = new WeakMap<readonly string[], NameTerms>();

/** Splits the names once for each list of names. */
function termsOf(names: readonly string[]): NameTerms {
  const terms =
    known.get(names) ??
    names.map((name) =>
      name
        .split(/\s+/)
        .filter((word) => !STOP_WORDS.has(word.toLowerCase()))
        .map((word) => new Set(indexTerms(word))),
    );
  known.set(names, terms);
  return terms;
}

/** For each name, how much of the query it contains, and how much of it the query contains. */
function compare(found: readonly Found[], names: readonly string[], field: keyof Names) {
  const likely = found
    .filter(({match}) => match.surely[field] > 0)
    .map(({share, match}) => ({
      share: share * match.surely[field],
      terms: Object.keys(match.terms),
    }));
  if (likely.length === 0) return [];
  return termsOf(names).map((words) => {
    const said = new Set<ReadonlySet<string>>();
    let query = 0;
    for (const {share, terms} of likely) {
      const saying = words.filter((word) => terms.some((term) => word.has(term)));
      for (const word of saying) said.add(word);
      if (saying.length > 0) query += share;
    }
    return {query, said: said.size / (words.length || 1)};
  });
}

/**
 * @param found - the words of the query that the section contains
 * @param names - the names of the section
 * @returns the score of the best-matching name, from 0 to about 7
 */
export function nameScore(found: readonly Found[], names: Names): number {
  const {some, said: whole, path: factorOfPath, power} = WEIGHTS.fits;
  const path = found.reduce(
    (sum, {share, match: {surely}}) => sum + share * Math.max(surely.path, surely.heading),
    0,
  );
  const worths = KINDS.flatMap((kind) => {
    const {factor, isOne, oneFrom} = WEIGHTS[kind];
    return compare(found, names[kind], kind).map(({query, said}) => {
      const fit = factor * query ** power * (some + whole * said);
      return fit + (said === 1 && query > oneFrom ? isOne : 0);
    });
  });
  return Math.max(some * factorOfPath * path ** power, ...worths);
}
