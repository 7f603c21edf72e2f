import {escapeHtml} from '../content/escapeHtml.ts';

/** A hit of either backend, as far as it is read here. */
interface AnyHit {
  url: string;
  _snippetResult?: unknown;
}

/** Without any of these, text is safe as it is. */
const SIGNS = /[&<>"']/;

/** HTML in which nothing but the marks is markup. Safe to apply twice. */
export function marksOnly(html: string): string {
  // Most of a hit is plain text, and each key press makes a dozen hits.
  if (!SIGNS.test(html)) return html;
  const text = html
    .replaceAll('<mark>', '\u0001')
    .replaceAll('</mark>', '\u0002')
    .replaceAll(/&(lt|gt|quot|#39|amp);/g, (entity) => DECODED[entity]!);
  return escapeHtml(text).replaceAll('\u0001', '<mark>').replaceAll('\u0002', '</mark>');
}

const DECODED: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** {@link marksOnly} for every string in a value. */
function safe<T>(value: T): T {
  if (typeof value === 'string') return marksOnly(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => safe(item)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, safe(item)])) as T;
  }
  return value;
}

/**
 * A hit whose texts can be put into the page: DocSearch takes them as HTML, also the plain ones of
 * recent searches. The address stays as it is.
 */
export function marksOnlyIn<T extends AnyHit>({url, ...rest}: T): T {
  return {...safe(rest), url} as T;
}

/**
 * Prepares hits for the page, whichever backend they come from.
 *
 * @param hits - as answered
 * @param toPath - turns an absolute address into one of this site
 * @param areSafe - that {@link marksOnlyIn} has been done where they come from
 */
export function presentHits<T extends AnyHit>(
  hits: T[],
  toPath: (url: string) => string,
  areSafe = false,
): T[] {
  return hits.map((hit) => ({...(areSafe ? hit : marksOnlyIn(hit)), url: toPath(hit.url)}));
}
