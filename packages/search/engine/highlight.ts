/** Marks matches in texts, and chooses the sentence of a section to show. */
import {ROW_START} from './records.ts';
import {chunksOf, formOf, mapChunks, termsOf} from './tokenize.ts';

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

/** The maximum number of words in a snippet, and how many of them come before the first match. */
const SNIPPET = {words: 28, before: 6};

const isRow = (line: string) => line.startsWith(ROW_START);

/** How much a table row counts, compared with a sentence, which says more on its own. */
const ROW_WEIGHT = 0.7;

/** Each paragraph, list item and table row is a line; see `indexing/sections.ts`. */
const sentencesOf = (text: string) =>
  text
    .split('\n')
    .flatMap((line) => (isRow(line) ? line : line.split(/(?<=[.!?])\s+(?=[^\p{Ll}])/u)));

/** The words of a sentence around a position. */
function shortened(sentence: string, at: number): string {
  const words = sentence.trim().split(/\s+/);
  const start = words.length <= SNIPPET.words ? 0 : Math.max(0, at - SNIPPET.before);
  const end = start + SNIPPET.words;
  const shown = words.slice(start, end).join(' ');
  return (start > 0 ? '… ' : '') + shown + (end < words.length ? ' …' : '');
}

/**
 * The sentence with the most matches.
 *
 * @param terms - the terms of the index that matched
 * @param marked - the terms to mark, which leave out synonyms
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
      new Set([...wanted].filter((one) => found.has(one)).map(formOf)).size;
    const score = (count(terms) + 2 * count(marked)) * (isRow(sentence) ? ROW_WEIGHT : 1);
    if (score > best.score) best = {sentence, score};
  }
  if (best.score === 0) return undefined;
  const words = best.sentence.trim().split(/\s+/);
  const at = words.findIndex((word) => chunksOf(word).some((chunk) => isFound(chunk, terms)));
  return highlight(shortened(best.sentence, at), marked);
}

/** The first sentence of a text. */
export const opening = (text: string): Marked => [shortened(sentencesOf(text)[0] ?? '', 0)];
