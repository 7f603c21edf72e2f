/** Finds one word of a query in the index: as typed, as a prefix, in other forms, or with typos. */
import type {Query, SearchResult} from 'minisearch';
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

/** The fields that name a section, or things in it. */
const FIELDS_OF_NAMES = ['heading', 'aliases', 'title', 'path'] as const;
export type NameField = (typeof FIELDS_OF_NAMES)[number] | 'asked' | 'keys';
const NAME_FIELDS: readonly NameField[] = [...FIELDS_OF_NAMES, 'asked', 'keys'];

const NOWHERE: Match['surely'] = {heading: 0, aliases: 0, title: 0, path: 0, asked: 0, keys: 0};

/** Runs for every matching section on every key press, so it avoids temporary arrays. */
function eachField(value: (field: NameField) => number): Match['surely'] {
  const surely = {...NOWHERE};
  for (const field of NAME_FIELDS) surely[field] = value(field);
  return surely;
}

/** Prefixes of up to two letters match half the index, so they're only searched for in names. */
const SHORT = 2;

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
export function inAll(found: readonly Matches[]): Map<number, Match> {
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

/** Takes the better of two matches in each respect. The second is multiplied by a factor. */
function better(a: Match | undefined, b: Match, factor: number): Match {
  return {
    score: Math.max(a?.score ?? 0, b.score * factor),
    surely: eachField((field) => Math.max(a?.surely[field] ?? 0, b.surely[field] * factor)),
    terms: {...b.terms, ...a?.terms},
  };
}

/** Adds matches of another form of the word. Each section keeps its better match. */
export function merge(into: Map<number, Match>, from: Matches, factor: number): void {
  for (const [id, match] of from) into.set(id, better(into.get(id), match, factor));
}

/** Adds matches of a synonym. A section with both scores higher than one with either. */
export function mergeRewording(into: Map<number, Match>, from: Matches, factor: number): void {
  for (const [id, match] of from) {
    const own = into.get(id);
    const merged = better(own, match, factor);
    into.set(id, own ? {...merged, score: own.score + match.score * factor} : merged);
  }
}

/** Queries the index for complete words, in all their grammatical forms. */
const formsQuery = (words: readonly string[], factor = 1): Query => ({
  combineWith: 'OR',
  queries: [...words, {queries: words.filter(isWord).map(stemTerm), boostTerm: () => 0.8 * factor}],
});

/** The word with each pair of adjacent letters swapped, which is the most common typo. */
const swapsOf = (word: string) =>
  Array.from(
    {length: word.length - 1},
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );

/**
 * Splits words that were typed without a space: two words from the index, or one of them and a stop
 * word such as `the`, which is left out.
 */
function splitOf(word: string, vocabulary: ReadonlySet<string>): string[] {
  const isKnown = (part: string) => vocabulary.has(part) || vocabulary.has(stemTerm(part));
  const splits: string[][] = [];
  for (let at = 3; at <= word.length - 3; at++) splits.push([word.slice(0, at), word.slice(at)]);
  const known = splits.find((parts) => parts.every(isKnown));
  if (known) return known;
  return (
    splits
      .filter((parts) => parts.some((part) => STOP_WORDS.has(part)))
      .map((parts) => parts.filter((part) => !STOP_WORDS.has(part)))
      .find((parts) => parts.length > 0 && parts.every(isKnown)) ?? []
  );
}

/** Shorter words and numbers aren't corrected, because too many other words are one letter away. */
const CORRECTED = /^\D{3,}$/;
/** From this length on, two letters may be wrong. */
const LONG = 6;
/** Up to this length, one letter and a swapped pair may be wrong. Each pair costs a search. */
const LONGEST = 20;
/** A corrected word counts less than a typed one. */
const GUESSED = 0.8;

function apart(engine: Engine, word: string): Map<number, Match> {
  const split = splitOf(word, vocabularyOf(engine));
  return inAll(split.map((part) => run(engine, formsQuery([part]))));
}

function corrected(engine: Engine, word: string, isLast: boolean): Map<number, Match> {
  const vocabulary = vocabularyOf(engine);
  const found = apart(engine, word);
  if (!CORRECTED.test(word)) return found;

  const guess = (typed: string, fuzzy: number): string[] => {
    const results = engine.search({queries: [typed], fuzzy, prefix: false});
    return [...new Set(results.flatMap(({terms}) => terms))].filter((term) => term[0] !== '~');
  };
  const swapped = swapsOf(word);
  const near = [...new Set([...swapped.filter((term) => vocabulary.has(term)), ...guess(word, 1)])];
  const twice = () => {
    const guesses = guess(word, 2);
    if (guesses.length > 0 || word.length > LONGEST) return guesses;
    return swapped.flatMap((other) => guess(other, 1));
  };
  const guesses = near.length > 0 || word.length < LONG ? near : twice();
  if (guesses.length > 0) merge(found, run(engine, formsQuery(guesses)), GUESSED);
  if (found.size === 0 && isLast) {
    merge(found, run(engine, {queries: swapsOf(word), prefix: true}), GUESSED);
  }
  return found;
}

/** A word in fewer sections than this may be two words without a space. */
const RARE = 3;

/** The parts of a compound count less than the whole. */
const IN_PARTS = 0.4;

/** The factor for matches without the dollar before the name, if others have it. */
const UNLIKE = 0.5;

/** Lowers the matches that aren't preferred, unless there are no preferred ones. */
function prefer(found: Map<number, Match>, preferred: Matches): void {
  if (preferred.size === 0) return;
  for (const [id, match] of [...found]) {
    if (!preferred.has(id)) found.set(id, better(undefined, match, UNLIKE));
  }
}

function find(
  engine: Engine,
  {whole, parts, isHelper}: QueryWord,
  isLast: boolean,
): Map<number, Match> {
  const isShort = whole.length <= SHORT;
  const found = run(engine, formsQuery([whole]));
  if (isLast || whole.length > 3) {
    const prefix: Query = {
      queries: [whole],
      prefix: true,
      weights: {prefix: 0.7, fuzzy: 0},
      ...(isShort ? {fields: [...FIELDS_OF_NAMES]} : {}),
    };
    merge(found, run(engine, prefix), isLast ? 0.9 : 0.5);
  }
  if (parts.length > 0) {
    const each = parts.map((part, at) =>
      matchWord(
        engine,
        {whole: part, parts: [], isName: false, isHelper: false},
        isLast && at === parts.length - 1,
      ),
    );
    merge(found, inAll(each), IN_PARTS);
    // No page contains `UnhandledPromiseRejection`, but some are about promises.
    if (found.size === 0) for (const part of each) merge(found, part, IN_PARTS);
  }
  if (isHelper) prefer(found, run(engine, formsQuery([`$${whole}`])));
  if (isShort) return found;
  if (found.size === 0) return corrected(engine, whole, isLast);
  if (found.size < RARE) merge(found, apart(engine, whole), GUESSED);
  return found;
}

/** A cache for the next key press, which searches for the same words plus one letter. */
const remembered = new WeakMap<Engine, Map<string, Matches>>();
const REMEMBERED = 100;

function remember(engine: Engine, key: string, find: () => Matches): Matches {
  const known = remembered.get(engine) ?? new Map<string, Matches>();
  remembered.set(engine, known);
  const matches = known.get(key) ?? find();
  known.delete(key);
  known.set(key, matches);
  if (known.size > REMEMBERED) known.delete(known.keys().next().value ?? '');
  return matches;
}

/**
 * @param engine - the engine of the first or the second stage
 * @param word - a word of the query
 * @param isLast - whether the reader may still be typing it
 * @returns the sections that match the word, and how
 */
export function matchWord(engine: Engine, word: QueryWord, isLast: boolean): Matches {
  const key = `${word.isHelper ? '$' : ''}${word.whole} ${word.parts.join(' ')}${isLast ? '…' : ''}`;
  return remember(engine, key, () => find(engine, word, isLast));
}

/** Finds a phrase of a synonym. It isn't typed, so prefixes and typos don't matter. */
export function matchPhrase(engine: Engine, words: readonly QueryWord[]): Matches {
  const telling = words.map(({whole}) => whole).filter((whole) => !STOP_WORDS.has(whole));
  return remember(engine, `"${telling.join(' ')}"`, () =>
    inAll(telling.map((word) => run(engine, formsQuery([word])))),
  );
}
