import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {attribute, jsxOf} from './jsx.ts';
import {once} from './once.ts';
import type {Page} from './page.ts';
import type {Place} from './sourceText.ts';

/** A link on a page, with facts resolved. */
export interface PageLink {
  url: string;
  /** What readers see, for Markdown links. */
  text?: string;
  place: Place;
  /** Where the URL is in the source, if it's written there without tokens. */
  span?: {start: number; end: number};
}

/** Finds a URL in the source of its node. */
function spanOf(page: Page, url: string, from: number, to: number): PageLink['span'] {
  const start = page.source.text.lastIndexOf(url, to);
  return start >= from && url !== '' ? {start, end: start + url.length} : undefined;
}

/** The links of a page: Markdown links and definitions, and `href` and `to` of components. */
export const linksOf = once((page: Page): PageLink[] => {
  const links: PageLink[] = [];
  visit(page.tree, ['link', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const place = page.placeOf(node);
    const end = page.placeAt(node.position?.end.offset ?? 0).offset;
    const url = decodeURI(node.url);
    const span = spanOf(page, url, place.offset, end);
    const text = node.type === 'link' ? {text: toString(node)} : {};
    links.push({url, ...text, place, ...(span && {span})});
  });
  for (const element of jsxOf(page)) {
    for (const name of ['href', 'to']) {
      const url = attribute(element, name);
      if (url !== undefined) links.push({url, place: page.placeOf(element)});
    }
  }
  return links;
});
