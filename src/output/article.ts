/** Reduces a built page to its content, as a tree for `hast` tools. */
import type {AnyNode, Document, Element as BuiltElement} from 'domhandler';
import type {ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {bodyOf, hasClass, isElement, isPageTools} from './document.ts';

const NO_CONTENT = new Set(['button', 'input', 'svg', 'style', 'script', 'noscript']);

/** Heading links, controls, decorative images, page tools and elements for scripts. */
const isNoContent = (node: BuiltElement) =>
  NO_CONTENT.has(node.name) ||
  node.attribs.alt === '' ||
  node.attribs['data-page-label'] !== undefined ||
  isPageTools(node) ||
  hasClass(node, 'hash-link');

function content(node: AnyNode): ElementContent[] {
  if (node.type === 'text') return [{type: 'text', value: node.data}];
  if (!isElement(node) || isNoContent(node)) return [];
  return [h(node.name, node.attribs, node.children.flatMap(content))];
}

/**
 * Reduces a page to its content.
 *
 * @param page - a built page, which isn't changed
 * @param address - its absolute URL; a `base` element, with which `hast-util-to-mdast` resolves links
 * @returns the content, starting with the title
 * @throws Error if the page has no document body
 */
export function articleOf(page: Document, address: string): Root {
  const body = bodyOf(page);
  if (!body) throw new Error(`${address}: the built page has no element .theme-doc-markdown`);
  return h(null, h('base', {href: address}), body.children.flatMap(content));
}
