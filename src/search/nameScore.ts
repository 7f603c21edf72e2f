/** Scores how well a query matches the names of a section. */
import type {Found} from './rank.ts';
import {indexTerms, STOP_WORDS} from './tokenize.ts';
import {WEIGHTS} from './weights.ts';

const KINDS = ['heading', 'aliases', 'asked'] as const;

/** A section's heading, its other names, and how readers ask for it. */
export type Names = Readonly<Record<(typeof KINDS)[number], readonly string[]>>;

/** The positions of each term: which name, and which word of it. */
interface NameIndex {
  /** The number of words in each name. */
  words: number[];
  places: Map<string, [name: number, word: number][]>;
}

const indexes = new WeakMap<readonly string[], NameIndex>();

/** Builds the index once for each list of names. */
function indexOf(names: readonly string[]): NameIndex {
  let index = indexes.get(names);
  if (!index) {
    const split = names.map((name) =>
      name.split(/\s+/).filter((word) => !STOP_WORDS.has(word.toLowerCase())),
    );
    index = {words: split.map((words) => words.length), places: new Map()};
    for (const [name, words] of split.entries()) {
      for (const [at, word] of words.entries()) {
        for (const term of indexTerms(word)) {
          const places = index.places.get(term) ?? [];
          places.push([name, at]);
          index.places.set(term, places);
        }
      }
    }
    indexes.set(names, index);
  }
  return index;
}

/** For each name, how much of the query it contains, and how much of it the query contains. */
function compare(found: readonly Found[], names: readonly string[], field: keyof Names) {
  if (names.length === 0 || found.every(({match}) => match.surely[field] === 0)) return [];
  const {words, places} = indexOf(names);
  const fits = words.map(() => ({query: 0, said: new Set<number>()}));
  for (const {share, match} of found) {
    const sure = match.surely[field];
    if (sure === 0) continue;
    const saying = new Set<number>();
    for (const term in match.terms) {
      for (const [name, word] of places.get(term) ?? []) {
        fits[name]!.said.add(word);
        saying.add(name);
      }
    }
    for (const name of saying) fits[name]!.query += share * sure;
  }
  return fits.map(({query, said}, name) => ({query, said: said.size / (words[name] || 1)}));
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
