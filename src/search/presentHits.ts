import {escapeHtml} from '../content/escapeHtml.ts';

/** The part of a hit that's used here, from either backend. */
interface AnyHit {
  url: string;
  _snippetResult?: unknown;
}

/** Text without any of these characters is safe. */
const SIGNS = /[&<>"']/;

/** Escapes all markup except `<mark>`. Applying it twice changes nothing. */
export function marksOnly(html: string): string {
  // Most texts are plain, and each key press returns a dozen hits.
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

/** Applies {@link marksOnly} to every string in a value. */
function safe<T>(value: T): T {
  if (typeof value === 'string') return marksOnly(value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => safe(item)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, safe(item)])) as T;
  }
  return value;
}

/**
 * Makes the texts of a hit safe. DocSearch inserts all of them as HTML, even the plain ones of recent
 * searches. The URL stays the same.
 */
export function marksOnlyIn<T extends AnyHit>({url, ...rest}: T): T {
  return {...safe(rest), url} as T;
}

/**
 * Prepares hits of either backend for the page.
 *
 * @param hits - the hits from the backend
 * @param toPath - turns an absolute URL into a path on this site
 * @param areSafe - whether {@link marksOnlyIn} has already been applied
 */
export function presentHits<T extends AnyHit>(
  hits: T[],
  toPath: (url: string) => string,
  areSafe = false,
): T[] {
  return hits.map((hit) => ({...(areSafe ? hit : marksOnlyIn(hit)), url: toPath(hit.url)}));
}
