/**
 * Splits text into words. Besides prose, readers search for identifiers: they must find
 * `steps.trigger.event` by all of it, by its tail (`trigger.event`, `event`) and by a prefix,
 * `maxRetries` also by `retries`, and `e-mail` also by `email`.
 */
import {language} from './language.ts';

/** Letters, digits, and the characters inside identifiers, URLs and compound words, and before options. */
const CHUNK = /(?:(?<![\p{L}\p{N}-])--(?=\p{L}))?[\p{L}\p{N}$_@][\p{L}\p{N}$_@.:/+-]*/gu;

/** A chunk in lower case, without a leading `$.` or trailing punctuation. */
const plain = (chunk: string) =>
  language()
    .fold(chunk.toLowerCase())
    .replace(/^[$@._]+/, '')
    .replace(/[.:/+$@-]+$/, '');

/** Signs, and the edges between Latin and other letters: Japanese and Chinese have no spaces. */
const BETWEEN_PARTS =
  /[^\p{L}\p{N}]+|(?<=[\p{sc=Latin}\p{N}])(?=(?!\p{sc=Latin})\p{L})|(?<=(?!\p{sc=Latin})\p{L})(?=[\p{sc=Latin}\p{N}])/u;

const partsOf = (chunk: string) => chunk.split(BETWEEN_PARTS).filter(Boolean);

const camelParts = (part: string) =>
  part.split(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u).map((word) => word.toLowerCase());

/** The chunks of a text, unchanged. */
export const chunksOf = (text: string): string[] => text.match(CHUNK) ?? [];

/** Replaces the chunks of a text. */
export const mapChunks = (text: string, change: (chunk: string) => string): string =>
  text.replaceAll(CHUNK, change);

/** All the forms that a chunk is found by. */
function formsOf(chunk: string): string[] {
  const whole = plain(chunk);
  if (!whole) return [];
  const pieces = whole.split('.');
  const tails = pieces.map((_, at) => pieces.slice(at).join('.'));
  const parts = partsOf(chunk);
  const joined = /^\p{L}+(-\p{L}+)+$/u.test(whole) ? [whole.replaceAll('-', '')] : [];
  const words = [...parts.map((part) => part.toLowerCase()), ...parts.flatMap(camelParts)];
  return [whole, ...tails, ...joined, ...words.map(language().fold)];
}

/** The terms under which a chunk is indexed; see {@link chunksOf}. */
export function termsOf(chunk: string): readonly string[] {
  const {known, stopWords} = language();
  let terms = known.get(chunk);
  if (!terms) {
    const forms = [...new Set(formsOf(chunk))].filter((form) => !stopWords.has(form));
    terms = [...new Set([...forms, ...forms.filter(isWord).map(stemTerm)])];
    known.set(chunk, terms);
  }
  return terms;
}

/**
 * The terms under which a text is indexed.
 *
 * @param text - prose, a heading, or names from code
 */
export const indexTerms = (text: string): string[] => chunksOf(text).flatMap(termsOf);

/** Whether a term is a plain word, which can have other grammatical forms. */
export const isWord = (term: string): boolean => language().word.test(term);

/** The term under which all grammatical forms of a word are indexed. */
export const stemTerm = (word: string): string => `~${language().stem(word)}`;

/** Makes all grammatical forms of a word equal. */
export const formOf = (term: string): string => (isWord(term) ? stemTerm(term) : term);

/** How English readers shorten units of time after a number. */
const UNITS: Readonly<Record<string, string>> = {
  ms: 'ms',
  s: 'seconds',
  sec: 'seconds',
  secs: 'seconds',
  m: 'minutes',
  min: 'minutes',
  mins: 'minutes',
  h: 'hours',
  hr: 'hours',
  hrs: 'hours',
  d: 'days',
};

/**
 * Writes numbers with units as the pages do: `60s` as `60 seconds`.
 *
 * @param isKnown - whether a word is on a page; it's kept
 */
export const withUnits = (query: string, isKnown: (word: string) => boolean): string =>
  language().locale !== 'en'
    ? query
    : query.replaceAll(
        /(?<![\p{L}\p{N}.:_-])(\d+)(\p{L}{1,4})(?![\p{L}\p{N}:_-])/gu,
        (all, number, unit) => {
          const name = UNITS[String(unit).toLowerCase()];
          return name === undefined || isKnown(String(all).toLowerCase())
            ? all
            : `${number} ${name}`;
        },
      );

/** A word that a reader typed, and its parts if it's a compound. */
export interface QueryWord {
  whole: string;
  parts: string[];
}

/** The words of a query, including stop words. */
export function allWords(query: string): QueryWord[] {
  return chunksOf(query)
    .map((chunk) => {
      const whole = plain(chunk);
      const parts = partsOf(chunk).flatMap(camelParts);
      return {whole, parts: parts[0] === whole ? [] : parts};
    })
    .filter(({whole}) => whole !== '');
}
