/** The empty corner of a table is no header; the other header cells say what they head. */
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

export const headerCells = () => (tree: Root) => {
  visit(tree, {tagName: 'th'}, (cell: Element) => {
    if (cell.children.length === 0) cell.tagName = 'td';
    else cell.properties.scope ??= 'col';
  });
};
