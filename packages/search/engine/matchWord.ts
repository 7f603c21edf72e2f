/** Finds one word of a query in the index: as typed, as a prefix, in other forms, or with typos. */
import type {Query} from 'minisearch';
import {editDistance} from './editDistance.ts';
import {vocabularyOf, type Engine} from './engine.ts';
import {language} from './language.ts';
import {isWord, stemTerm, type QueryWord} from './tokenize.ts';
import {MATCH, MATCH_IF} from './weights.ts';

/** Terms of the index that a section contains. */
interface Found {
  terms: readonly string[];
  /** How sure it is that the reader means them, from 0 to 1. */
  sureness: number;
  /** Whether they match what the reader typed, not a synonym of it. */
  isTyped: boolean;
}

/** How a section matches a word. */
export interface Match {
  score: number;
  found: readonly Found[];
}

export type Matches = ReadonlyMap<number, Match>;

function run(engine: Engine, query: Query, isTyped = true): Map<number, Match> {
  const matches = new Map<number, Match>();
  for (const {id, score, terms, queryTerms} of engine.search(query)) {
    // MiniSearch multiplies the score by the number of forms, but these are of the same word.
    const found = [{terms, sureness: 1, isTyped}];
    matches.set(id as number, {score: score / queryTerms.length, found});
  }
  return matches;
}

const lessSure = (found: readonly Found[], factor: number): readonly Found[] =>
  factor === 1 ? found : found.map((one) => ({...one, sureness: one.sureness * factor}));

/**
 * The sections that contain all of the words.
 *
 * @param sureness - how sure it is that a name with one of the words means them all
 */
function inAll(all: readonly Matches[], sureness = 1): Map<number, Match> {
  const both = new Map<number, Match>();
  for (const id of all[0]?.keys() ?? []) {
    const matches = all.flatMap((each) => each.get(id) ?? []);
    if (matches.length < all.length) continue;
    const score = matches.reduce((sum, match) => sum + match.score, 0);
    both.set(id, {score, found: matches.flatMap(({found}) => lessSure(found, sureness))});
  }
  return both;
}

/**
 * Adds matches of another form of the word, or of a synonym. A section with both scores higher than one
 * with either.
 */
export function merge(into: Map<number, Match>, from: Matches, factor: number): void {
  for (const [id, {score, found}] of from) {
    const own = into.get(id);
    const less = lessSure(found, factor);
    into.set(id, {
      score: (own?.score ?? 0) + score * factor,
      found: own ? [...own.found, ...less] : less,
    });
  }
}

/** Words that are complete, in all their grammatical forms. */
const formsOf = (words: readonly string[]): Query => ({
  combineWith: 'OR',
  queries: [
    ...words,
    {queries: words.filter(isWord).map(stemTerm), boostTerm: () => MATCH.otherForm},
  ],
});

/** Splits two words that were typed without a space. Stop words such as `the` are left out. */
function splitOf(word: string, vocabulary: ReadonlySet<string>): string[] {
  const {stopWords, hasCompounds} = language();
  // The first word of a compound may have an ending.
  const isKnown = (part: string) =>
    stopWords.has(part) ||
    vocabulary.has(part) ||
    (hasCompounds && part.length > 3 && vocabulary.has(stemTerm(part)));
  for (let at = 3; at <= word.length - 3; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(isKnown)) return parts.filter((part) => !stopWords.has(part));
  }
  return [];
}

/**
 * A name of the index for an unknown one: the one that it's the end of, such as `MY_API_KEY` for `_API_KEY`,
 * or the longest path inside it, such as `process.env` of `process.env.MY_KEY`.
 */
function knownName(path: string, vocabulary: ReadonlySet<string>): string | undefined {
  for (const term of vocabulary) if (term.endsWith(`_${path}`)) return term;
  const pieces = path.split(/([^\p{L}\p{N}]+)/u);
  for (let length = pieces.length - 2; length > 1; length -= 2) {
    for (let from = 0; from + length <= pieces.length; from += 2) {
      const span = pieces.slice(from, from + length).join('');
      if (vocabulary.has(span)) return span;
    }
  }
  return undefined;
}

/** The terms whose last part is a word: `Zeitablauf` for `Ablauf`, in languages that join words. */
function compoundsWith(word: string, vocabulary: ReadonlySet<string>): string[] {
  if (!language().hasCompounds || word.length < MATCH_IF.endOfCompoundFrom) return [];
  const stem = stemTerm(word).slice(1);
  const endsWith = (term: string, end: string) =>
    term.length > end.length + 2 && term.endsWith(end);
  return [...vocabulary].filter((term) => endsWith(term, term.startsWith('~') ? stem : word));
}

/** The words of the index that a misspelled word may mean: those with the fewest other letters. */
function guessesFor(word: string, vocabulary: ReadonlySet<string>): string[] {
  // Too many words are one letter away from a shorter one, or from a number.
  if (!/^\D{3,}$/.test(word)) return [];
  const isLong = word.length >= MATCH_IF.twoTyposFrom;
  const near: string[][] = [[], []];
  for (const term of vocabulary) {
    if (term.startsWith('~')) continue;
    const whole = editDistance(word, term, isLong ? 2 : 1);
    if (whole === 1) near[0]!.push(term);
    else if (isLong && (whole === 2 || editDistance(word, term.slice(0, word.length), 1) === 1)) {
      near[1]!.push(term);
    }
  }
  return near.find(({length}) => length > 0) ?? [];
}

function find(engine: Engine, {whole, parts}: QueryWord, isLast: boolean): Map<number, Match> {
  const found = run(engine, formsOf([whole]));
  if (isLast || whole.length >= MATCH_IF.completePrefixFrom) {
    const weights = {prefix: MATCH.prefix, fuzzy: 0};
    const prefix: Query = {queries: [whole], prefix: true, weights};
    if (whole.length < MATCH_IF.prefixInTextFrom) {
      prefix.fields = ['heading', 'aliases', 'title', 'path'];
    }
    const factor = isLast ? MATCH.prefixOfLastWord : MATCH.prefixOfCompleteWord;
    merge(found, run(engine, prefix), factor);
  }
  const compounds = compoundsWith(whole, vocabularyOf(engine));
  if (compounds.length > 0) {
    merge(found, run(engine, {combineWith: 'OR', queries: compounds}), MATCH.part);
  }
  if (parts.length > 0) {
    const each = parts.map((part) => matchWord(engine, {whole: part, parts: []}, isLast));
    const isUnknown = found.size === 0;
    const name = isUnknown ? knownName(whole, vocabularyOf(engine)) : undefined;
    merge(found, inAll(each, 1 / each.length), isUnknown ? MATCH.part : MATCH.partOfKnown);
    if (name) merge(found, run(engine, name), MATCH.guess);
    // No page contains `UnhandledPromiseRejection`, but some are about promises.
    else if (isUnknown) for (const part of each) merge(found, part, MATCH.part);
  }
  if (found.size < MATCH_IF.splitBelowSections) {
    const vocabulary = vocabularyOf(engine);
    const guesses = found.size === 0 ? guessesFor(whole, vocabulary) : [];
    const split = splitOf(whole, vocabulary);
    merge(found, run(engine, formsOf(guesses)), MATCH.guess);
    merge(found, inAll(split.map((part) => run(engine, formsOf([part])))), MATCH.guess);
  }
  return found;
}

/** A cache for the next key press, which searches for the same words plus one letter. */
const remembered = new WeakMap<Engine, Map<string, Matches>>();
const REMEMBERED = 100;

function remember(engine: Engine, key: string, search: () => Matches): Matches {
  const known = remembered.get(engine) ?? new Map<string, Matches>();
  remembered.set(engine, known);
  const matches = known.get(key) ?? search();
  if (known.size > REMEMBERED) known.clear();
  known.set(key, matches);
  return matches;
}

/**
 * @param engine - the engine of the first or the second stage
 * @param word - a word of the query
 * @param isLast - whether the reader may still be typing it
 * @returns the sections that match the word, and how
 */
export function matchWord(engine: Engine, word: QueryWord, isLast: boolean): Matches {
  const key = `${word.whole} ${word.parts.join(' ')}${isLast ? '…' : ''}`;
  return remember(engine, key, () => find(engine, word, isLast));
}

/** Finds a phrase of a synonym. It isn't typed, so prefixes and typos don't matter. */
export function matchPhrase(engine: Engine, words: readonly QueryWord[]): Matches {
  const telling = words.map(({whole}) => whole).filter((whole) => !language().stopWords.has(whole));
  return remember(engine, `"${telling.join(' ')}"`, () =>
    inAll(telling.map((word) => run(engine, formsOf([word]), false))),
  );
}
