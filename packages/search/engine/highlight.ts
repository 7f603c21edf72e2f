/** Marks matches in texts, and chooses the sentence of a section to show. */
import {isOneEdit} from './editDistance.ts';
import {chunksOf, indexTerms, mapChunks, termsOf} from './tokenize.ts';

/** A text in parts. Every second part is a match. */
export type Marked = readonly string[];

/** Whether a word of the text is one of the matching terms. */
const isFound = (chunk: string, terms: ReadonlySet<string>) =>
  termsOf(chunk).some((term) => terms.has(term));

/** A word without the punctuation around it. */
const WORD = /[\p{L}\p{N}$_](?:.*[\p{L}\p{N}])?/su;

/** Separates the parts. Texts don't contain it. */
const EDGE = '\u0001';

/**
 * @param text - plain text
 * @param terms - the terms of the index that matched
 */
export const highlight = (text: string, terms: ReadonlySet<string>): Marked =>
  mapChunks(text, (chunk) =>
    isFound(chunk, terms) ? chunk.replace(WORD, (word) => EDGE + word + EDGE) : chunk,
  ).split(EDGE);

/** Shorter words are too similar to other words to recognize a typo. */
const LONG_ENOUGH_FOR_TYPOS = 5;

/**
 * Selects the matching terms that the reader typed: the word itself, another form of it, a word they
 * are still typing, or one with a typo. Synonyms match too, but marking them would confuse readers.
 *
 * @param query - what the reader typed
 * @param found - the terms of the index that matched
 */
export function typedTerms(query: string, found: readonly string[]): Set<string> {
  const typed = indexTerms(query);
  const last = chunksOf(query).at(-1)?.toLowerCase();
  const isTyped = (term: string) =>
    (last !== undefined && term.startsWith(last)) ||
    typed.some(
      (word) => word === term || (word.length >= LONG_ENOUGH_FOR_TYPOS && isOneEdit(word, term)),
    );
  return new Set(found.filter(isTyped));
}

/** The maximum number of words in a snippet, and how many of them come before the first match. */
const SNIPPET = {words: 28, before: 6};

/** Each paragraph, list item and table row is a line; see `indexing/sections.ts`. */
const sentencesOf = (text: string) =>
  text.split('\n').flatMap((line) => line.split(/(?<=[.!?])\s+(?=[^\p{Ll}])/u));

/** The words of a sentence around a position. */
function shortened(sentence: string, at: number): string {
  const words = sentence.split(/\s+/);
  const start = words.length <= SNIPPET.words ? 0 : Math.max(0, at - SNIPPET.before);
  const end = start + SNIPPET.words;
  const shown = words.slice(start, end).join(' ');
  return (start > 0 ? '… ' : '') + shown + (end < words.length ? ' …' : '');
}

/**
 * The sentence with the most matches.
 *
 * @param terms - the terms of the index that matched
 * @param marked - the terms to mark; see {@link typedTerms}
 * @returns undefined if nothing matched
 */
export function snippet(
  text: string,
  terms: ReadonlySet<string>,
  marked: ReadonlySet<string> = terms,
): Marked | undefined {
  let best = {sentence: '', score: 0};
  for (const sentence of sentencesOf(text)) {
    const found = new Set(chunksOf(sentence).flatMap(termsOf));
    const count = (wanted: ReadonlySet<string>) =>
      [...wanted].filter((one) => found.has(one)).length;
    const score = count(terms) + 2 * count(marked);
    if (score > best.score) best = {sentence, score};
  }
  if (best.score === 0) return undefined;
  const words = best.sentence.split(/\s+/);
  const at = words.findIndex((word) => chunksOf(word).some((chunk) => isFound(chunk, terms)));
  return highlight(shortened(best.sentence, at), marked);
}

/** The first sentence of a text. */
export const opening = (text: string): Marked => [shortened(sentencesOf(text)[0] ?? '', 0)];
