/** Reduces a built page to its content, as a tree for `hast` tools. */
import type {AnyNode, Document} from 'domhandler';
import type {ElementContent, Root} from 'hast';
import {h} from 'hastscript';
import {bodyOf, isElement, isNoContent} from './document.ts';

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
