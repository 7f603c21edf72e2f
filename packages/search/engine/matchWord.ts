/** Finds one word of a query in the index: as typed, as a prefix, in other forms, or with typos. */
import {distance} from 'fastest-levenshtein';
import type {Query, SearchResult} from 'minisearch';
import {isOneEdit} from './editDistance.ts';
import {vocabularyOf, type Engine} from './engine.ts';
import {isWord, stemTerm, STOP_WORDS, type QueryWord} from './tokenize.ts';

/** How a section matches a word or a query. */
export interface Match {
  score: number;
  /** For each of these fields, how certain it is that the field contains the word, from 0 to 1. */
  surely: Record<NameField, number>;
  /** The terms of the index that matched, and the fields that contain them; for highlighting. */
  terms: SearchResult['match'];
}

export type Matches = ReadonlyMap<number, Match>;

/** The fields that name a section. */
const NAME_FIELDS = ['heading', 'aliases', 'title', 'path', 'asked'] as const;
export type NameField = (typeof NAME_FIELDS)[number];

const NOWHERE: Match['surely'] = {heading: 0, aliases: 0, title: 0, path: 0, asked: 0};

/** Runs for every matching section on every key press, so it avoids temporary arrays. */
function eachField(value: (field: NameField) => number): Match['surely'] {
  const surely = {...NOWHERE};
  for (const field of NAME_FIELDS) surely[field] = value(field);
  return surely;
}

const asMatch = ({score, queryTerms, match}: SearchResult): Match => {
  const surely = {...NOWHERE};
  for (const term in match) {
    for (const field of match[term]!) if (field in surely) surely[field as NameField] = 1;
  }
  // MiniSearch multiplies the score by the number of matching forms, but these are of the same word.
  return {score: score / (queryTerms.length || 1), surely, terms: match};
};

const run = (engine: Engine, query: Query): Map<number, Match> =>
  new Map(engine.search(query).map((result) => [result.id as number, asMatch(result)]));

/** The sections that contain all of the words. */
function inAll(found: readonly Matches[]): Map<number, Match> {
  const [first, ...others] = found;
  const both = new Map<number, Match>();
  for (const [id, match] of first ?? []) {
    const matches = [match, ...others.flatMap((other) => other.get(id) ?? [])];
    if (matches.length < found.length) continue;
    both.set(id, {
      score: matches.reduce((sum, {score}) => sum + score, 0),
      surely: eachField((field) => Math.min(...matches.map(({surely}) => surely[field]))),
      terms: Object.assign({}, ...matches.map(({terms}) => terms)) as Match['terms'],
    });
  }
  return both;
}

/**
 * Adds matches of another form of the word, or of a synonym. A section with both scores higher than one
 * with either.
 */
export function merge(into: Map<number, Match>, from: Matches, factor: number): void {
  for (const [id, match] of from) {
    const own = into.get(id);
    into.set(id, {
      score: (own?.score ?? 0) + match.score * factor,
      surely: eachField((field) => Math.max(own?.surely[field] ?? 0, match.surely[field] * factor)),
      terms: {...match.terms, ...own?.terms},
    });
  }
}

/** Finds complete words, in all their grammatical forms. */
const runForms = (engine: Engine, words: readonly string[]): Map<number, Match> =>
  run(engine, {
    combineWith: 'OR',
    queries: [...words, {queries: words.filter(isWord).map(stemTerm), boostTerm: () => 0.8}],
  });

/** Splits two words that were typed without a space. Stop words such as `the` are left out. */
function splitOf(word: string, vocabulary: ReadonlySet<string>): string[] {
  const isKnown = (part: string) =>
    STOP_WORDS.has(part) || vocabulary.has(part) || vocabulary.has(stemTerm(part));
  for (let at = 3; at <= word.length - 3; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every(isKnown)) return parts.filter((part) => !STOP_WORDS.has(part));
  }
  return [];
}

/** Shorter words and numbers aren't corrected, because too many other words are one letter away. */
const CORRECTED = /^\D{3,}$/;
/** From this length on, two letters may be wrong. */
const LONG = 6;

/** The words of the index that a misspelled word may stand for, or may be the start of. */
function guessesFor(word: string, vocabulary: ReadonlySet<string>): string[] {
  if (!CORRECTED.test(word)) return [];
  const words = [...vocabulary].filter((term) => !term.startsWith('~'));
  const near = words.filter((term) => isOneEdit(word, term));
  if (near.length > 0 || word.length < LONG) return near;
  return words.filter(
    (term) => distance(word, term) <= 2 || isOneEdit(word, term.slice(0, word.length)),
  );
}

/** What's between the parts of a path. Names in camel case have nothing there. */
const SEPARATOR = /([^\p{L}\p{N}]+)/u;

/** The longest path inside a path that the index has: `process.env` of `process.env.MY_KEY`. */
function pathIn(path: string, vocabulary: ReadonlySet<string>): string | undefined {
  const pieces = path.split(SEPARATOR);
  const spans = pieces.flatMap((_, from) =>
    pieces.slice(from).map((_, at) => pieces.slice(from, from + at + 1).join('')),
  );
  return spans
    .filter((span) => SEPARATOR.test(span) && vocabulary.has(span))
    .sort((a, b) => b.length - a.length)[0];
}

/** Prefixes of up to two letters match half the index, so they're only searched for in names. */
const SHORT = 2;
/** A word in fewer sections than this may be two words without a space. */
const RARE = 3;
/** A corrected or shortened word counts less than a typed one. */
const GUESSED = 0.8;
/** The parts of a compound count less than the whole. */
const IN_PARTS = 0.4;

function find(engine: Engine, {whole, parts}: QueryWord, isLast: boolean): Map<number, Match> {
  const found = runForms(engine, [whole]);
  if (isLast || whole.length > 3) {
    const prefix: Query = {queries: [whole], prefix: true, weights: {prefix: 0.7, fuzzy: 0}};
    if (whole.length <= SHORT) prefix.fields = ['heading', 'aliases', 'title', 'path'];
    merge(found, run(engine, prefix), isLast ? 0.9 : 0.5);
  }
  if (parts.length > 0) {
    const each = parts.map((part) => matchWord(engine, {whole: part, parts: []}, isLast));
    // Such as `process.env.MY_KEY` or `v1/subscriptions`. Sections with all parts may have them by accident.
    const isUnknownPath = found.size === 0 && SEPARATOR.test(whole);
    const known = isUnknownPath ? pathIn(whole, vocabularyOf(engine)) : undefined;
    merge(found, inAll(each), IN_PARTS);
    if (known) merge(found, run(engine, known), GUESSED);
    // No page contains `UnhandledPromiseRejection`, but some are about promises.
    else if (isUnknownPath || found.size === 0) {
      for (const part of each) merge(found, part, IN_PARTS);
    }
  }
  if (found.size < RARE) {
    const vocabulary = vocabularyOf(engine);
    const guesses = found.size === 0 ? guessesFor(whole, vocabulary) : [];
    const split = splitOf(whole, vocabulary);
    merge(found, runForms(engine, guesses), GUESSED);
    merge(found, inAll(split.map((part) => runForms(engine, [part]))), GUESSED);
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
  const telling = words.map(({whole}) => whole).filter((whole) => !STOP_WORDS.has(whole));
  return remember(engine, `"${telling.join(' ')}"`, () =>
    inAll(telling.map((word) => runForms(engine, [word]))),
  );
}
