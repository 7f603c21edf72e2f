/** Sorts the sections that match a query. */
import type {Match} from './matchWord.ts';
import {nameScore, type Names} from './nameScore.ts';
import {phraseMatch, normalized} from './phraseMatch.ts';
import {WEIGHTS} from './weights.ts';

/** What's known about sections besides the index. */
export interface SectionNames {
  level(id: number): number;
  /** The section's names. Must return the same object each time. */
  names(id: number): Names;
  /** How many pages link to the section. */
  links?(id: number): number;
  /** The site's name, which is no help in finding a page. */
  site?(): string;
  /** The section's heading, other names and prose, {@link normalized}. */
  words(id: number): string;
}

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
  /** Whether it's written like a name in code. */
  isName: boolean;
  matches: ReadonlyMap<number, Match>;
}

/** A word of the query in one section. */
export interface Found {
  /** Its share of the query's weight, from 0 to 1. */
  share: number;
  isName: boolean;
  match: Match;
}

const {power, named: NAMED, together: TOGETHER} = WEIGHTS;

/** Sections that cover less than this share of the best one's coverage aren't shown. */
const LEAST_COVERAGE = 0.5;

/** How many of the best sections are also checked for words next to each other. */
const LOOKED_AT = 40;

const byScore = (a: Result, b: Result) => b.score - a.score || a.id - b.id;

/** How much of the query is in names: of the section, its page, or things in it. */
const namedIn = (found: readonly Found[]) =>
  found.reduce((sum, {share, isName, match: {surely}}) => {
    const keys = surely.keys * (isName ? NAMED.keysOfNames : NAMED.keys);
    const {heading, aliases, path} = surely;
    const asked = surely.asked * NAMED.asked;
    return sum + share * Math.max(heading, aliases, path, surely.title * NAMED.title, keys, asked);
  }, 0);

function scoreOf(id: number, found: readonly Found[], coverage: number, names: SectionNames) {
  const said = found.reduce(
    (sum, {share, match}) => sum + match.score ** power.score * share ** power.share,
    0,
  );
  const named = 1 + NAMED.all * namedIn(found) ** power.named + nameScore(found, names.names(id));
  const level = WEIGHTS.levels[names.level(id) - 1] ?? 1;
  const linked = 1 + WEIGHTS.links * Math.log(1 + (names.links?.(id) ?? 0));
  return said * coverage ** power.coverage * named * level * linked;
}

/** Whether the query is exactly a name of the section, such as `DELETE /sources/{id}`. */
const isNameOf = ({heading, aliases}: Names, typed: string) =>
  [...heading, ...aliases].some((name) => normalized(name) === typed);

/**
 * @param terms - the words of the query that matched
 * @param query - what the reader typed
 * @param names - the names of the sections
 * @returns the matching sections, best first
 */
export function rank(terms: readonly Term[], query: string, names: SectionNames): Result[] {
  const total = terms.reduce((sum, {weight}) => sum + weight, 0);
  const sections = new Map<number, Found[]>();
  for (const {weight, isName, matches} of terms) {
    for (const [id, match] of matches) {
      const found = sections.get(id) ?? [];
      sections.set(id, found);
      found.push({share: weight / total, isName, match});
    }
  }
  const results = [...sections].map(([id, found]) => {
    const coverage = found.reduce((sum, {share}) => sum + share, 0);
    const score = scoreOf(id, found, coverage, names);
    return {id, coverage, score, terms: found.map(({match}) => match.terms)};
  });
  const best = results.reduce((most, {coverage}) => Math.max(most, coverage), 0);
  const sorted = results.filter(({coverage}) => coverage >= best * LEAST_COVERAGE).sort(byScore);
  const together = phraseMatch(query);
  const typed = normalized(query);
  const closely = sorted.slice(0, LOOKED_AT).map((result) => {
    const {pairs, isWhole} = together(names.words(result.id));
    const isName = isWhole && isNameOf(names.names(result.id), typed);
    const factor =
      1 + TOGETHER.pairs * pairs + (isWhole ? TOGETHER.whole : 0) + (isName ? TOGETHER.name : 0);
    return {...result, score: result.score * factor};
  });
  return [...closely.sort(byScore), ...sorted.slice(LOOKED_AT)];
}
