/**
 * Sorts the sections that match a query. The score of a section is the product of
 *
 * - the sum of the square roots of its words' scores (`matchWord.ts`),
 * - the share of the query that it contains, with an exponent,
 * - the factor for its names: 1, plus how much of the query they contain, plus how well the best one fits,
 * - a factor if it's the first section of its page,
 * - a factor for the links from other pages,
 * - and, for the best ones, a factor for adjacent words.
 *
 * A word's share of the query is its weight (`search.ts`). All numbers are in `weights.ts`.
 */
import type {Match, Matches} from './matchWord.ts';
import {type Names, type Sections, spaced} from './sections.ts';
import {
  ADJACENT,
  ADJACENT_IN,
  COVERAGE_POWER,
  FIRST_SECTION,
  FIT,
  LINKED,
  NAMED,
} from './weights.ts';

/** A matching section. */
export interface Result {
  id: number;
  score: number;
  /** How it matches each word of the query. */
  words: readonly Match[];
  /** Whether it matches all words of the query that say something. */
  hasAll: boolean;
}

/** A word of the query: its weight, and the sections that match it. */
export interface Term {
  weight: number;
  matches: Matches;
  isFiller: boolean;
}

/** A word of the query in one section, and its share of the query's weight, from 0 to 1. */
interface Word {
  match: Match;
  share: number;
}

/** Most terms are in no name, so the loop below must cost nothing. */
const NOWHERE: readonly (readonly [number, number])[] = [];

/**
 * How surely a section's names contain a word of the query.
 *
 * @param inWords - how surely each word of each name is in the query; this word's are added
 * @returns how surely each name contains the word
 */
function surenessInNames({found}: Match, {places}: Names, inWords: number[][]): number[] {
  const sure: number[] = [];
  for (const {terms, sureness} of found) {
    for (const term of terms) {
      for (const [name, word] of places.get(term) ?? NOWHERE) {
        sure[name] = Math.max(sure[name] ?? 0, sureness);
        const words = (inWords[name] ??= []);
        words[word] = Math.max(words[word] ?? 0, sureness);
      }
    }
  }
  return sure;
}

/**
 * @param words - the words of the query that the section contains
 * @returns the factor for what the names of the section contain, 1 if it's nothing
 */
function nameFactor(words: readonly Word[], names: Names): number {
  const kindOf = (name: number) => names.list[name]!.kind;
  const inWords: number[][] = [];
  const shares: number[] = [];
  let named = 0;
  for (const {share, match} of words) {
    let most = 0;
    surenessInNames(match, names, inWords).forEach((sureness, name) => {
      shares[name] = (shares[name] ?? 0) + share * sureness;
      most = Math.max(most, sureness * NAMED.by[kindOf(name)]);
    });
    named += share * most;
  }
  let fit = 0;
  shares.forEach((share, name) => {
    const whole =
      inWords[name]!.reduce((sum, sureness) => sum + sureness, 0) / names.list[name]!.length;
    const same = whole === 1 && share > FIT.sameFrom ? FIT.same : 0;
    const fitOfName = share ** FIT.power * (1 + FIT.wholeName * whole) + same;
    fit = Math.max(fit, FIT.by[kindOf(name)] * fitOfName);
  });
  return 1 + NAMED.factor * named ** NAMED.power + fit;
}

function scoreOf(id: number, words: readonly Word[], sections: Sections): number {
  const {type, links} = sections.list[id]!;
  const matched = words.reduce((sum, {match}) => sum + Math.sqrt(match.score), 0);
  const coverage = words.reduce((sum, {share}) => sum + share, 0);
  const named = nameFactor(words, sections.names(id));
  const level = type === 'lvl1' ? FIRST_SECTION : 1;
  const linked = 1 + LINKED * Math.log(1 + links);
  return matched * coverage ** COVERAGE_POWER * named * level * linked;
}

/** The share of the query's adjacent pairs of words that are also adjacent in a text. */
function adjacency(query: string): (text: string) => number {
  const words = spaced(query).trim().split(' ').slice(0, ADJACENT_IN.words);
  const pairs = words.slice(1).map((word, at) => ` ${words[at]} ${word}`);
  return (text) => pairs.filter((pair) => text.includes(pair)).length / (pairs.length || 1);
}

const best = (results: Result[]) => results.sort((a, b) => b.score - a.score || a.id - b.id);

/**
 * @param terms - the words of the query
 * @param query - what the reader typed
 * @param sections - what's known about the sections
 * @returns the matching sections, best first
 */
export function rank(terms: readonly Term[], query: string, sections: Sections): Result[] {
  const found = terms.filter(({matches}) => matches.size > 0);
  const total = found.reduce((sum, {weight}) => sum + weight, 0);
  const telling = terms.filter(({isFiller}) => !isFiller);
  const matching = new Map<number, Word[]>();
  for (const {weight, matches} of found) {
    for (const [id, match] of matches) {
      const words = matching.get(id) ?? [];
      matching.set(id, words);
      words.push({match, share: weight / total});
    }
  }
  const results = best(
    [...matching].map(([id, words]) => ({
      id,
      score: scoreOf(id, words, sections),
      words: words.map(({match}) => match),
      hasAll: telling.every(({matches}) => matches.has(id)),
    })),
  );
  const adjacent = adjacency(query);
  for (const result of results.slice(0, ADJACENT_IN.sections)) {
    const share = adjacent(sections.words(result.id));
    result.score *= 1 + ADJACENT.share * share + (share === 1 ? ADJACENT.all : 0);
  }
  return best(results);
}
