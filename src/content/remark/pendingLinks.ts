import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

interface Options {
  /** Routes that are promised but not yet written, relative to the site. */
  pending: readonly string[];
}

/**
 * Writes a link to a pending route as plain text, so that a page may name its neighbours before
 * they exist. The link appears by itself when the route leaves the pending list.
 */
export const pendingLinks: Plugin<[Options], Root> =
  ({pending}) =>
  (tree) => {
    visit(tree, 'link', (node, index, parent) => {
      if (parent === undefined || index === undefined) return undefined;
      if (!pending.includes(node.url.split(/[?#]/)[0]!)) return undefined;
      parent.children.splice(index, 1, ...node.children);
      return index;
    });
  };
