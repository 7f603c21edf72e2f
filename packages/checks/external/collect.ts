import {linksOf} from '@portal/content/pages/links';
import type {Page} from '@portal/content/pages/page';

/** A URL of another site, and every place that links to it, as `file:line:column`. */
export interface ExternalLink {
  url: string;
  places: string[];
}

/** Hosts that can't respond: those that RFC 2606 reserves for documentation, and local ones. */
const RESERVED =
  /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost|local)$|^(?:127\.|\[::1\])/i;

/** URLs with placeholders for readers to fill in: `https://<key>.host/{id}`. */
const TEMPLATED = /[<>{}*…]|%7B|%3C/i;

function isChecked(url: string): boolean {
  if (!/^https?:\/\//i.test(url) || TEMPLATED.test(url) || !URL.canParse(url)) return false;
  return !RESERVED.test(new URL(url).hostname);
}

/**
 * The links to other sites on pages, each URL once, sorted. Reserved and local hosts are skipped, and
 * so are URLs with placeholders.
 */
export function externalLinks(pages: readonly Page[]): ExternalLink[] {
  const places = new Map<string, string[]>();
  for (const page of pages) {
    for (const {url, place} of linksOf(page)) {
      if (!isChecked(url)) continue;
      const requested = url.replace(/#.*$/, '');
      const at = `${page.file}:${place.line}:${place.column}`;
      places.set(requested, [...(places.get(requested) ?? []), at]);
    }
  }
  return [...places]
    .map(([url, found]) => ({url, places: found}))
    .sort((a, b) => a.url.localeCompare(b.url));
}
