/** Reduces a built page to its content. */
import type {Element, Root, RootContent} from 'hast';
import {select} from 'hast-util-select';
import {h} from 'hastscript';

const NO_CONTENT = new Set(['button', 'fieldset', 'input', 'svg', 'style', 'script', 'noscript']);

/**
 * Whether an element isn't content: heading links, controls, decorative images, page tools
 * (`src/components/PageTools`), elements for scripts, and sentences that only make sense with a picture.
 */
const isNoContent = ({tagName, properties}: Element): boolean =>
  NO_CONTENT.has(tagName) ||
  properties.alt === '' ||
  properties.dataPageLabel !== undefined ||
  properties.dataPageTools !== undefined ||
  properties.dataPictureOnly !== undefined ||
  [properties.className].flat().includes('hash-link');

/**
 * Copies nodes, without comments.
 *
 * @param isLeftOut - whether to leave out an element with everything in it
 */
export const without = <Node extends RootContent>(
  nodes: readonly Node[],
  isLeftOut: (node: Element) => boolean,
): Node[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return node.type === 'text' ? [node] : [];
    return isLeftOut(node) ? [] : [{...node, children: without(node.children, isLeftOut)}];
  });

/**
 * Reduces a page to its content.
 *
 * @param page - a built page, which isn't changed
 * @param address - its absolute URL; a `base` element, with which `hast-util-to-mdast` resolves links
 * @returns the content, starting with the title
 * @throws Error if the page has no document body
 */
export function articleOf(page: Root, address: string): Root {
  const body = select('article .theme-doc-markdown', page);
  if (!body) throw new Error(`${address}: the built page has no element .theme-doc-markdown`);
  return h(null, h('base', {href: address}), without(body.children, isNoContent));
}
