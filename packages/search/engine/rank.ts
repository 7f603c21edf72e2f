/**
 * Sorts the sections that match a query. A section scores by how well its words match (MiniSearch), by
 * how much of the query its names contain, and by how well one of its names fits the query.
 */
import type {Match, Matches} from './matchWord.ts';
import {type Names, type Sections, spaced} from './sections.ts';

/** A matching section. */
export interface Result {
  id: number;
  score: number;
  /** How it matches each word of the query. */
  words: readonly Match[];
}

/** A word of the query: its weight, and the sections that match it. */
export interface Term {
  weight: number;
  matches: Matches;
}

/** A word of the query in one section, and its share of the query's weight, from 0 to 1. */
interface Word {
  match: Match;
  share: number;
}

/** How much it counts that a word is in a name. The title tells apart pages with the same headings. */
const NAMED: Record<Names['list'][number]['kind'], number> = {
  ...{heading: 1, aliases: 1, path: 1, title: 1.4, asked: 0.6},
};

/** How much it counts that one name fits the query. Titles and paths belong to many sections. */
const FIT = {heading: 1, aliases: 0.75, asked: 0.9, title: 0, path: 0};

/** From this share of the query on, a name that contains nothing else is what the reader typed. */
const WHOLE = 0.9;

/** Most terms are in no name, so the loop below must cost nothing. */
const NOWHERE: readonly (readonly [number, number])[] = [];

/** The page's first section counts less, because it has the page's title. */
const FIRST = 0.8;

/** How much adjacent words count that are adjacent in the query, too, and more if all of them are. */
const ADJACENT = {some: 0.3, all: 0.3};
/** How many of the best sections are checked for them, and how many words of the query. */
const CHECKED = {sections: 40, words: 12};

/** How surely a section's names contain a word of the query: by name, and by the words of the name. */
function wordIn({found}: Match, {places}: Names, said: number[][]): number[] {
  const sure: number[] = [];
  for (const {terms, sureness} of found) {
    for (const term of terms) {
      for (const [name, word] of places.get(term) ?? NOWHERE) {
        sure[name] = Math.max(sure[name] ?? 0, sureness);
        const words = (said[name] ??= []);
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
  const said: number[][] = [];
  const shares: number[] = [];
  let named = 0;
  for (const {share, match} of words) {
    let most = 0;
    wordIn(match, names, said).forEach((sureness, name) => {
      shares[name] = (shares[name] ?? 0) + share * sureness;
      most = Math.max(most, sureness * NAMED[kindOf(name)]);
    });
    named += share * most;
  }
  let fit = 0;
  shares.forEach((share, name) => {
    const whole =
      said[name]!.reduce((sum, sureness) => sum + sureness, 0) / names.list[name]!.length;
    const isSame = whole === 1 && share > WHOLE;
    fit = Math.max(fit, FIT[kindOf(name)] * (share ** 2 * (1 + 3 * whole) + (isSame ? 2 : 0)));
  });
  return 1 + 2 * named ** 4 + fit;
}

function scoreOf(id: number, words: readonly Word[], sections: Sections): number {
  const {type, links} = sections.list[id]!;
  const matched = words.reduce((sum, {match}) => sum + Math.sqrt(match.score), 0);
  const coverage = words.reduce((sum, {share}) => sum + share, 0);
  const linked = 1 + Math.log(1 + links) / 10;
  const level = type === 'lvl1' ? FIRST : 1;
  return matched * coverage ** 0.25 * nameFactor(words, sections.names(id)) * level * linked;
}

/** The share of the query's adjacent pairs of words that are also adjacent in a text. */
function adjacency(query: string): (text: string) => number {
  const words = spaced(query).trim().split(' ').slice(0, CHECKED.words);
  const pairs = words.slice(1).map((word, at) => ` ${words[at]} ${word}`);
  return (text) => pairs.filter((pair) => text.includes(pair)).length / (pairs.length || 1);
}

const best = (results: Result[]) => results.sort((a, b) => b.score - a.score || a.id - b.id);

/**
 * @param terms - the words of the query that matched
 * @param query - what the reader typed
 * @param sections - what's known about the sections
 * @returns the matching sections, best first
 */
export function rank(terms: readonly Term[], query: string, sections: Sections): Result[] {
  const total = terms.reduce((sum, {weight}) => sum + weight, 0);
  const matching = new Map<number, Word[]>();
  for (const {weight, matches} of terms) {
    for (const [id, match] of matches) {
      const found = matching.get(id) ?? [];
      matching.set(id, found);
      found.push({match, share: weight / total});
    }
  }
  const results = best(
    [...matching].map(([id, words]) => ({
      id,
      score: scoreOf(id, words, sections),
      words: words.map(({match}) => match),
    })),
  );
  const adjacent = adjacency(query);
  for (const result of results.slice(0, CHECKED.sections)) {
    const share = adjacent(sections.words(result.id));
    result.score *= 1 + ADJACENT.some * share + (share === 1 ? ADJACENT.all : 0);
  }
  return best(results);
}
