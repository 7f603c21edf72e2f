import type {Place} from '@portal/content/mistake';
import {linksOf} from '@portal/content/pages/links';
import type {Page} from '@portal/content/pages/page';
import {isReserved} from '../core/reserved.ts';

/** A URL of another site, and every place that links to it. */
export interface ExternalLink {
  url: string;
  places: Place[];
}

/** URLs with placeholders for readers to fill in: `https://<key>.host/{id}`. */
const TEMPLATED = /[<>{}*…]|%7B|%3C/i;

function isChecked(url: string): boolean {
  if (!/^https?:\/\//i.test(url) || TEMPLATED.test(url) || !URL.canParse(url)) return false;
  return !isReserved(new URL(url).hostname);
}

/**
 * The links to other sites on pages, each URL once, sorted. Reserved and local hosts are skipped, and
 * so are URLs with placeholders.
 */
export function externalLinks(pages: readonly Page[]): ExternalLink[] {
  const places = new Map<string, Place[]>();
  for (const {url, place} of pages.flatMap(linksOf)) {
    if (!isChecked(url)) continue;
    const requested = url.replace(/#.*$/, '');
    places.set(requested, [...(places.get(requested) ?? []), place]);
  }
  return [...places]
    .map(([url, found]) => ({url, places: found}))
    .sort((a, b) => a.url.localeCompare(b.url));
}
