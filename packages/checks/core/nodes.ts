import type {Nodes, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Mistake} from '@portal/content/mistake';
import type {Page} from '@portal/content/pages/page';

/**
 * Finds mistakes in the nodes of a page, in the order of the nodes.
 *
 * @param types - the types of the nodes
 * @param judge - what's wrong with one of them, if anything is
 */
export function mistakesInNodes<T extends Nodes['type']>(
  page: Page,
  types: T | T[],
  judge: (
    node: Extract<Nodes, {type: T}>,
    parent: Parents | undefined,
    index: number,
  ) => Mistake | readonly Mistake[] | undefined,
): Mistake[] {
  const found: Mistake[] = [];
  visit(page.tree, types, (node, index, parent) => {
    const wrong = judge(node as Extract<Nodes, {type: T}>, parent, index ?? 0);
    found.push(...[wrong ?? []].flat());
  });
  return found;
}
