import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {once} from './once.ts';
import type {Page} from './page.ts';

/** A component or HTML element on a page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The value of an attribute, if it's a plain string. */
export function attribute({attributes}: JsxElement, name: string): string | undefined {
  const found = attributes.find(
    (candidate): candidate is MdxJsxAttribute =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** The components and HTML elements of a page. */
export const jsxOf = once((page: Page): JsxElement[] => {
  const elements: JsxElement[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      elements.push(node as JsxElement);
    }
  });
  return elements;
});
