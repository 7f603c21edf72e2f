/** Helpers to find things in the parsed HTML of a built page. */
import type {AnyNode, Document, Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';

export const isElement = (node: AnyNode): node is Element => DomUtils.isTag(node);

export const hasClass = ({attribs}: Element, name: string): boolean =>
  attribs.class?.split(/\s+/).includes(name) === true;

/** Finds the element with the page's own content, without what the theme puts around it. */
export function bodyOf(page: Document): Element | undefined {
  const [article] = DomUtils.getElementsByTagName('article', page, true, 1);
  if (!article) return undefined;
  const found = DomUtils.findOne((node) => hasClass(node, 'theme-doc-markdown'), article.children);
  return found ?? undefined;
}

const NO_CONTENT = new Set(['button', 'input', 'svg', 'style', 'script', 'noscript']);

/**
 * Whether an element isn't content: heading links, controls, decorative images, page tools
 * (`src/components/PageTools`) and elements for scripts.
 */
export const isNoContent = (node: Element): boolean =>
  NO_CONTENT.has(node.name) ||
  node.attribs.alt === '' ||
  node.attribs['data-page-label'] !== undefined ||
  node.attribs['data-page-tools'] !== undefined ||
  hasClass(node, 'hash-link');
