/** Marks what was found. Everything else is escaped: values are put into the page as HTML. */
import {escapeHtml} from '../content/escapeHtml.ts';
import {isOneEdit} from './editDistance.ts';
import {chunksOf, indexTerms, termsOf} from './tokenize.ts';

/** Whether a word of the text is one of the terms that were found. */
const isFound = (chunk: string, terms: ReadonlySet<string>) =>
  termsOf(chunk).some((term) => terms.has(term));

/** A word, and the marks around it that belong to the sentence. */
const PARTS = /^([^\p{L}\p{N}$_]*)(.*?)([^\p{L}\p{N}]*)$/su;

function marked(chunk: string): string {
  const [, before = '', word = '', after = ''] = PARTS.exec(chunk)!;
  return `${escapeHtml(before)}<mark>${escapeHtml(word)}</mark>${escapeHtml(after)}`;
}

/**
 * @param text - plain text
 * @param terms - the terms of the index that matched
 * @returns HTML with `<mark>` around what matched
 */
export function highlight(text: string, terms: ReadonlySet<string>): string {
  let html = '';
  let end = 0;
  for (const chunk of chunksOf(text)) {
    const start = text.indexOf(chunk, end);
    html += escapeHtml(text.slice(end, start));
    html += isFound(chunk, terms) ? marked(chunk) : escapeHtml(chunk);
    end = start + chunk.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** Shorter words have too many neighbors for a typo to be told from another word. */
const LONG_ENOUGH_FOR_TYPOS = 5;

/**
 * Which of the terms that were found are what the reader typed: the same word, another form of it, the
 * word that is half typed, or one that was misspelt. Synonyms find sections too, but marking them
 * would puzzle.
 *
 * @param query - what the reader typed
 * @param found - terms of the index
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

/** How many words of a sentence are shown, and how many of them before the first match. */
const SNIPPET = {words: 28, before: 6};

/** Each paragraph, list item and row of a table is a line; see `src/output/search/sections.ts`. */
const sentencesOf = (text: string) =>
  text.split('\n').flatMap((line) => line.split(/(?<=[.!?])\s+(?=[^\p{Ll}])/u));

/** Shortens a sentence to the words around a place in it. */
function shortened(sentence: string, at: number, mark: (text: string) => string): string {
  const words = sentence.split(/\s+/);
  const start = words.length <= SNIPPET.words ? 0 : Math.max(0, at - SNIPPET.before);
  const end = start + SNIPPET.words;
  const shown = mark(words.slice(start, end).join(' '));
  return (start > 0 ? '… ' : '') + shown + (end < words.length ? ' …' : '');
}

/**
 * The sentence of a text that says most of what was looked for, highlighted.
 *
 * @param terms - the terms of the index that matched
 * @param marked - those of them that are marked; see {@link typedTerms}
 * @returns undefined where nothing matched
 */
export function snippet(
  text: string,
  terms: ReadonlySet<string>,
  marked: ReadonlySet<string> = terms,
): string | undefined {
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
  return shortened(best.sentence, at, (part) => highlight(part, marked));
}

/** The first sentence of a text, as HTML. */
export const opening = (text: string): string =>
  shortened(sentencesOf(text)[0] ?? '', 0, escapeHtml);
