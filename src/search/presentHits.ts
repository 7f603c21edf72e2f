import {escapeHtml} from './highlight.ts';

/** A hit of either backend, as far as it is read here. */
interface AnyHit {
  url: string;
  _snippetResult?: unknown;
}

/** HTML in which nothing but the marks is markup. Safe to apply twice. */
export function marksOnly(html: string): string {
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
 * Prepares hits for the page, whichever backend they come from: DocSearch puts their texts into the
 * page as HTML, also the plain ones of recent searches.
 *
 * @param hits - as answered
 * @param toPath - turns an absolute address into one of this site
 */
export function presentHits<T extends AnyHit>(hits: T[], toPath: (url: string) => string): T[] {
  return hits.map((hit) => {
    const {url, ...rest} = hit;
    return {...safe(rest), url: toPath(url)} as T;
  });
}
