/**
 * Marks headings as a part of the article. Reader modes drop elements whose class or ID sounds like page
 * furniture, such as `pagination`, unless one of their classes sounds like text.
 */
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

export const articleHeadings = () => (tree: Root) => {
  visit(tree, 'element', ({tagName, properties}: Element) => {
    if (/^h[2-6]$/.test(tagName)) properties.className = ['article-heading'];
  });
};
