/** Asks the embedded search engine: which sections answer a query, best first. */
import type {Engine} from './engine.ts';
import {findPhrase, findWord, mergeRewording, type Match} from './findWord.ts';
import {rewordings} from './rewordings.ts';
import {allWords, indexTerms, STOP_WORDS} from './tokenize.ts';

/** What is known of a section besides the index. */
export interface SectionNames {
  level(id: number): number;
  heading(id: number): string;
}

/** A section that was found. */
export interface Result {
  id: number;
  score: number;
  /** For each word of the query the terms that matched, and their fields. */
  terms: Match['terms'][];
}

/** Longer queries are cut: nobody types them, and each word costs time. */
const MAX_LENGTH = 200;
const MAX_WORDS = 12;

/** How much a section counts that is found by another wording than the reader's. */
const REWORDED = 0.6;

/** A rare word must not outweigh all the others: it may be a slip, or chatter. */
const MOST_TELLING = 3.5;

/** A word of the query: how telling it is, and the sections that hold it. */
interface Term {
  weight: number;
  matches: Map<number, Match>;
}

function termsOf(engine: Engine, query: string): Term[] {
  const words = allWords(query).slice(0, MAX_WORDS);
  const rewordable = rewordings(words);
  const isTelling = words.map(
    ({whole}, at) =>
      !STOP_WORDS.has(whole) || rewordable.some(({from, to}) => from <= at && at < to),
  );
  const some = isTelling.some(Boolean);
  const matches = words.map((word, at) =>
    isTelling[at] || !some
      ? new Map(findWord(engine, word, at === words.length - 1))
      : new Map<number, Match>(),
  );
  for (const {from, to, others} of rewordable) {
    for (const other of others) {
      const found = findPhrase(engine, other);
      for (const known of matches.slice(from, to)) mergeRewording(known, found, REWORDED);
    }
  }
  return matches
    .filter((found) => found.size > 0)
    .map((found) => ({
      matches: found,
      weight: Math.min(MOST_TELLING, Math.log(1 + engine.documentCount / found.size)),
    }));
}

/** The share of a heading's words that the query says. */
function saidOf(heading: string, found: readonly Match['terms'][]): number {
  const words = termsOfHeading(heading);
  const said = words.filter((forms) => forms.some((form) => found.some((terms) => form in terms)));
  return said.length / (words.length || 1);
}

const knownHeadings = new Map<string, string[][]>();

/** The terms of each word of a heading. There are as many headings as the index has. */
function termsOfHeading(heading: string): string[][] {
  let terms = knownHeadings.get(heading);
  if (!terms) {
    const words = heading.split(/\s+/).filter((word) => !STOP_WORDS.has(word.toLowerCase()));
    terms = words.map(indexTerms);
    knownHeadings.set(heading, terms);
  }
  return terms;
}

/** Pages count a little more than their parts. */
const LEVELS = [1.25, 1.08, 1, 0.95];

/** A section that lacks more than this share of the best one's words is not shown. */
const LEAST_COVERAGE = 0.5;

/**
 * @param engine - of the first or the second stage
 * @param query - what the reader typed, whatever it is
 * @param names - of the sections
 * @returns the sections found, best first
 */
export function ask(engine: Engine, query: string, names: SectionNames): Result[] {
  const terms = termsOf(engine, query.slice(0, MAX_LENGTH));
  const total = terms.reduce((sum, {weight}) => sum + weight, 0);
  const ids = new Set(terms.flatMap(({matches}) => [...matches.keys()]));
  const found = [...ids].map((id) => {
    const held = {id, score: 0, coverage: 0, heading: 0, name: 0, terms: [] as Match['terms'][]};
    for (const {weight, matches} of terms) {
      const match = matches.get(id);
      if (!match) continue;
      held.score += match.score;
      held.coverage += weight / total;
      held.heading += (match.heading * weight) / total;
      held.name += (match.name * weight) / total;
      held.terms.push(match.terms);
    }
    return held;
  });
  const best = Math.max(...found.map(({coverage}) => coverage));
  return found
    .filter(({coverage}) => coverage >= best * LEAST_COVERAGE)
    .map(({id, score, coverage, heading, name, terms}): Result => {
      const said = heading > 0 ? saidOf(names.heading(id), terms) : 0;
      const isHeading = heading > 0.99 && said === 1;
      const named = 1 + 0.8 * name ** 2 + heading ** 2 * (1 + 1.5 * said) + (isHeading ? 1.5 : 0);
      const level = LEVELS[names.level(id) - 1] ?? 1;
      return {id, terms, score: score * coverage ** 2 * named * level};
    })
    .sort((a, b) => b.score - a.score || a.id - b.id);
}
