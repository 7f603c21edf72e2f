/** Sorts the sections that match a query. */
import type {Match, Matches} from './matchWord.ts';
import {nameScore} from './nameScore.ts';
import {phraseMatch} from './phraseMatch.ts';
import type {Sections} from './sections.ts';
import {WEIGHTS} from './weights.ts';

/** A matching section. */
export interface Result {
  id: number;
  score: number;
  /** For each word of the query, the terms that matched, and their fields. */
  terms: Match['terms'][];
}

/** A word of the query: its weight, and the sections that match it. */
export interface Term {
  weight: number;
  matches: Matches;
}

/** A word of the query in one section. */
export interface Found {
  /** Its share of the query's weight, from 0 to 1. */
  share: number;
  match: Match;
}

const {power, named: NAMED, together: TOGETHER} = WEIGHTS;

/** How many of the best sections are also checked for words next to each other. */
const LOOKED_AT = 40;

const byScore = (a: Result, b: Result) => b.score - a.score || a.id - b.id;

/** How much of the query is in names of the section or its page. */
const namedIn = (found: readonly Found[]) =>
  found.reduce((sum, {share, match: {surely}}) => {
    const {heading, aliases, path, title, asked} = surely;
    const best = Math.max(heading, aliases, path, title * NAMED.title, asked * NAMED.asked);
    return sum + share * best;
  }, 0);

function scoreOf(id: number, found: readonly Found[], sections: Sections) {
  const {type, links} = sections.list[id]!;
  const said = found.reduce((sum, {match}) => sum + match.score ** power.score, 0);
  const coverage = found.reduce((sum, {share}) => sum + share, 0);
  const names = nameScore(found, sections.names[id]!);
  const named = 1 + NAMED.all * namedIn(found) ** power.named + names;
  const linked = 1 + WEIGHTS.links * Math.log(1 + links);
  return said * coverage ** power.coverage * named * WEIGHTS.levels[type] * linked;
}

/**
 * @param terms - the words of the query that matched
 * @param query - what the reader typed
 * @param sections - what's known about the sections
 * @returns the matching sections, best first
 */
export function rank(terms: readonly Term[], query: string, sections: Sections): Result[] {
  const total = terms.reduce((sum, {weight}) => sum + weight, 0);
  const matching = new Map<number, Found[]>();
  for (const {weight, matches} of terms) {
    for (const [id, match] of matches) {
      const found = matching.get(id) ?? [];
      matching.set(id, found);
      found.push({share: weight / total, match});
    }
  }
  const sorted = [...matching]
    .map(([id, found]) => ({
      id,
      score: scoreOf(id, found, sections),
      terms: found.map(({match}) => match.terms),
    }))
    .sort(byScore);
  const together = phraseMatch(query);
  const closely = sorted.slice(0, LOOKED_AT).map((result) => {
    const {pairs, isWhole} = together(sections.words(result.id));
    const factor = 1 + TOGETHER.pairs * pairs + (isWhole ? TOGETHER.whole : 0);
    return {...result, score: result.score * factor};
  });
  return [...closely.sort(byScore), ...sorted.slice(LOOKED_AT)];
}
