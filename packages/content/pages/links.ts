import type {Node} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {decodedUrl} from './address.ts';
import {attributeNode, jsxOf} from './jsx.ts';
import {once} from './once.ts';
import type {Page} from './page.ts';
import type {TextPlace} from '../text/sourceText.ts';

/** A link on a page, with facts resolved. */
export interface PageLink {
  url: string;
  /** Whether the URL has a percent sign that doesn't encode a character. */
  malformed: boolean;
  /** What readers see, for Markdown links. */
  text?: string;
  place: TextPlace;
  /** Where the URL is in the source, which may have tokens there. */
  written?: Span;
  /** The same, if the source has no tokens there, so that a fix may replace the URL. */
  span?: Span;
}

interface Span {
  start: number;
  end: number;
}

/** Finds the URL of a link or an attribute in the source. */
function spansOf({source, resolved}: Page, url: string, {position}: Node) {
  if (url === '' || !position) return {};
  const at = resolved.text.lastIndexOf(url, position.end.offset! - url.length);
  if (at < position.start.offset!) return {};
  const start = resolved.sourceOffset(at);
  const end = resolved.sourceOffset(at + url.length);
  const written = {start, end};
  return {written, ...(source.text.slice(start, end) === url && {span: written})};
}

/** The links of a page: Markdown links and definitions, and `href` and `to` of components. */
export const linksOf = once((page: Page): PageLink[] => {
  const links: PageLink[] = [];
  visit(page.tree, ['link', 'definition'], (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const decoded = decodedUrl(node.url);
    const url = decoded ?? node.url;
    const text = node.type === 'link' ? {text: toString(node)} : {};
    const malformed = decoded === undefined;
    links.push({url, malformed, ...text, place: page.placeOf(node), ...spansOf(page, url, node)});
  });
  for (const element of jsxOf(page)) {
    for (const name of ['href', 'to']) {
      const node = attributeNode(element, name);
      if (!node) continue;
      const {value: url} = node;
      const malformed = decodedUrl(url) === undefined;
      links.push({url, malformed, place: page.placeOf(element), ...spansOf(page, url, node)});
    }
  }
  return links;
});
