/**
 * Makes empty header cells ordinary cells, and gives the others a scope. Headings get a class that sounds
 * like text, because reader modes drop those whose IDs sound like page furniture, such as `pagination`.
 */
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

export const articleElements = () => (tree: Root) => {
  visit(tree, 'element', (element: Element) => {
    if (/^h[2-6]$/.test(element.tagName)) element.properties.className = ['article-heading'];
    if (element.tagName !== 'th') return;
    if (element.children.length === 0) element.tagName = 'td';
    else element.properties.scope ??= 'col';
  });
};
