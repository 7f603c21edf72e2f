/** Marks what was found. Everything else is escaped: values are put into the page as HTML. */
import {escapeHtml} from '../content/escapeHtml.ts';
import {chunksOf, termsOf} from './tokenize.ts';

/** Whether a word of the text is one of the terms that were found. */
const isFound = (chunk: string, terms: ReadonlySet<string>) =>
  termsOf(chunk).some((term) => terms.has(term));

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
    html += isFound(chunk, terms) ? `<mark>${escapeHtml(chunk)}</mark>` : escapeHtml(chunk);
    end = start + chunk.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** How many words of a section are shown, and how many of them before the first match. */
const SNIPPET = {words: 24, before: 5};

/**
 * The part of a text around its first match, highlighted.
 *
 * @returns undefined where nothing matched
 */
export function snippet(text: string, terms: ReadonlySet<string>): string | undefined {
  const words = text.split(/\s+/);
  const first = words.findIndex((word) => chunksOf(word).some((chunk) => isFound(chunk, terms)));
  if (first === -1) return undefined;
  const start = Math.max(0, first - SNIPPET.before);
  const end = start + SNIPPET.words;
  const shown = highlight(words.slice(start, end).join(' '), terms);
  return (start > 0 ? '… ' : '') + shown + (end < words.length ? ' …' : '');
}
