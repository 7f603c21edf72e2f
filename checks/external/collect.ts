import {linksOf} from '../core/links.ts';
import type {Page} from '../core/page.ts';

/** An address of another site, and every place that leads to it, as `file:line:column`. */
export interface ExternalLink {
  url: string;
  places: string[];
}

/** Hosts that nobody answers at: reserved for documentation (RFC 2606), or on the reader's machine. */
const RESERVED =
  /(?:^|\.)(?:example\.(?:com|net|org)|example|test|invalid|localhost|local)$|^(?:127\.|\[::1\])/i;

/** Addresses in which a reader puts something of their own: `https://<key>.host/{id}`. */
const TEMPLATED = /[<>{}*…]|%7B|%3C/i;

function isChecked(url: string): boolean {
  if (!/^https?:\/\//i.test(url) || TEMPLATED.test(url) || !URL.canParse(url)) return false;
  return !RESERVED.test(new URL(url).hostname);
}

/**
 * The links of pages that lead to other sites, each address once, sorted. Addresses that nobody
 * answers at are left out.
 */
export function externalLinks(pages: readonly Page[]): ExternalLink[] {
  const places = new Map<string, string[]>();
  for (const page of pages) {
    for (const {url, place} of linksOf(page)) {
      if (!isChecked(url)) continue;
      const address = url.replace(/#.*$/, '');
      const at = `${page.file}:${place.line}:${place.column}`;
      places.set(address, [...(places.get(address) ?? []), at]);
    }
  }
  return [...places]
    .map(([url, found]) => ({url, places: found}))
    .sort((a, b) => a.url.localeCompare(b.url));
}
