import {escapeHtml} from '@portal/content/text/escapeHtml';

const DECODED: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** Escapes all markup except `<mark>`. Applying it twice changes nothing. */
export function marksOnly(html: string): string {
  const text = html
    .replaceAll('<mark>', '\u0001')
    .replaceAll('</mark>', '\u0002')
    .replaceAll(/&(lt|gt|quot|#39|amp);/g, (entity) => DECODED[entity]!);
  return escapeHtml(text).replaceAll('\u0001', '<mark>').replaceAll('\u0002', '</mark>');
}

/**
 * Prepares hits of either backend for the page. DocSearch inserts all texts of a hit as HTML, even the
 * plain ones of recent searches, so all of them are made safe. The URL becomes a path on this site.
 *
 * @param hits - the hits from the backend
 * @param toPath - turns an absolute URL into a path on this site
 */
export function presentHits<T extends {url: string}>(
  hits: T[],
  toPath: (url: string) => string,
): T[] {
  const safe = (key: string, value: unknown) =>
    typeof value === 'string' && key !== 'url' ? marksOnly(value) : value;
  return hits.map((hit) => ({
    ...(JSON.parse(JSON.stringify(hit, safe)) as T),
    url: toPath(hit.url),
  }));
}
