/** Makes empty header cells ordinary cells, and gives the others a scope. */
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

export const headerCells = () => (tree: Root) => {
  visit(tree, {tagName: 'th'}, (cell: Element) => {
    if (cell.children.length === 0) cell.tagName = 'td';
    else cell.properties.scope ??= 'col';
  });
};
