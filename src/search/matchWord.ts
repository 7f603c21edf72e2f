/** Finds one word of a query in the index: as typed, half typed, in other forms, or misspelt. */
import type {Query, SearchResult} from 'minisearch';
import {vocabularyOf, type Engine} from './engine.ts';
import {isWord, stemTerm, STOP_WORDS, type QueryWord} from './tokenize.ts';

/** How a section holds a word (or a query). */
export interface Match {
  score: number;
  /** From 0 to 1: how surely these fields say it. */
  surely: Record<NameField, number>;
  /** Terms of the index, and the fields in which they stand; for the highlighting. */
  terms: SearchResult['match'];
}

export type Matches = ReadonlyMap<number, Match>;

/** The fields that name a section, or things in it. */
const FIELDS_OF_NAMES = ['heading', 'aliases', 'title', 'path'] as const;
export type NameField = (typeof FIELDS_OF_NAMES)[number] | 'asked' | 'keys';
const NAME_FIELDS: readonly NameField[] = [...FIELDS_OF_NAMES, 'asked', 'keys'];

const NOWHERE: Match['surely'] = {heading: 0, aliases: 0, title: 0, path: 0, asked: 0, keys: 0};

/** Runs for every section that holds a word, at every key press: no lists in between. */
function eachField(value: (field: NameField) => number): Match['surely'] {
  const surely = {...NOWHERE};
  for (const field of NAME_FIELDS) surely[field] = value(field);
  return surely;
}

/** Beginnings of one or two letters match half the index: they are sought in names only. */
const SHORT = 2;

const asMatch = ({score, queryTerms, match}: SearchResult): Match => {
  const surely = {...NOWHERE};
  for (const term in match) {
    for (const field of match[term]!) if (field in surely) surely[field as NameField] = 1;
  }
  // MiniSearch multiplies by the number of forms that matched; here they are forms of one word.
  return {score: score / (queryTerms.length || 1), surely, terms: match};
};

const run = (engine: Engine, query: Query): Map<number, Match> =>
  new Map(engine.search(query).map((result) => [result.id as number, asMatch(result)]));

/** Sections that hold all of the words. */
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

/** The better match of the two in each respect; the second counts by a factor. */
function better(a: Match | undefined, b: Match, factor: number): Match {
  return {
    score: Math.max(a?.score ?? 0, b.score * factor),
    surely: eachField((field) => Math.max(a?.surely[field] ?? 0, b.surely[field] * factor)),
    terms: {...b.terms, ...a?.terms},
  };
}

/** Adds matches of another form of the word; each section keeps the better of the two. */
export function merge(into: Map<number, Match>, from: Matches, factor: number): void {
  for (const [id, match] of from) into.set(id, better(into.get(id), match, factor));
}

/** Adds matches of another wording; a section that has both is surer than one with either. */
export function mergeRewording(into: Map<number, Match>, from: Matches, factor: number): void {
  for (const [id, match] of from) {
    const own = into.get(id);
    const merged = better(own, match, factor);
    into.set(id, own ? {...merged, score: own.score + match.score * factor} : merged);
  }
}

/** What is behind a word in full, in all its grammatical forms. */
const formsQuery = (words: readonly string[], factor = 1): Query => ({
  combineWith: 'OR',
  queries: [...words, {queries: words.filter(isWord).map(stemTerm), boostTerm: () => 0.8 * factor}],
});

/** The word with each pair of neighboring letters swapped: the most common typo. */
const swapsOf = (word: string) =>
  Array.from(
    {length: word.length - 1},
    (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  );

/**
 * The words that were typed without a space: two that the index knows, or one of them and a small one
 * (`the`), which says nothing.
 */
function splitOf(word: string, vocabulary: ReadonlySet<string>): string[] {
  const isKnown = (part: string) => vocabulary.has(part) || vocabulary.has(stemTerm(part));
  const splits: string[][] = [];
  for (let at = 3; at <= word.length - 3; at++) splits.push([word.slice(0, at), word.slice(at)]);
  const told = splits.find((parts) => parts.every(isKnown));
  if (told) return told;
  return (
    splits
      .filter((parts) => parts.some((part) => STOP_WORDS.has(part)))
      .map((parts) => parts.filter((part) => !STOP_WORDS.has(part)))
      .find((parts) => parts.length > 0 && parts.every(isKnown)) ?? []
  );
}

/** Shorter words and numbers have no typos: too many other words are one letter away. */
const CORRECTED = /^\D{3,}$/;
/** From this length on, two letters may be wrong. */
const LONG = 6;
/** Up to this length, beside two letters that changed places: each pair of them costs a search. */
const LONGEST = 20;
/** A guess counts less than what was typed. */
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

/** Words that fewer sections hold may be two that were typed without a space. */
const RARE = 3;

/** A compound's parts, each by itself, count less than the whole. */
const IN_PARTS = 0.4;

/** What is left of a match that lacks the dollar before the name, where others have it. */
const UNLIKE = 0.5;

/** Of those found, lowers all but the preferred, unless nothing is preferred. */
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
    // `UnhandledPromiseRejection` stands nowhere, but promises do.
    if (found.size === 0) for (const part of each) merge(found, part, IN_PARTS);
  }
  if (isHelper) prefer(found, run(engine, formsQuery([`$${whole}`])));
  if (isShort) return found;
  if (found.size === 0) return corrected(engine, whole, isLast);
  if (found.size < RARE) merge(found, apart(engine, whole), GUESSED);
  return found;
}

/** What has been found, for the next key press: it asks for the same words and one letter more. */
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
 * @param engine - of the first or the second stage
 * @param word - of the query
 * @param isLast - whether the reader may still be typing it
 * @returns the sections that hold the word, and how
 */
export function matchWord(engine: Engine, word: QueryWord, isLast: boolean): Matches {
  const key = `${word.isHelper ? '$' : ''}${word.whole} ${word.parts.join(' ')}${isLast ? '…' : ''}`;
  return remember(engine, key, () => find(engine, word, isLast));
}

/** A phrase of another wording: nobody half types or misspells it. */
export function matchPhrase(engine: Engine, words: readonly QueryWord[]): Matches {
  const telling = words.map(({whole}) => whole).filter((whole) => !STOP_WORDS.has(whole));
  return remember(engine, `"${telling.join(' ')}"`, () =>
    inAll(telling.map((word) => run(engine, formsQuery([word])))),
  );
}
