import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {once} from './once.ts';
import type {JsxElement, Page} from './page.ts';

export type {JsxElement};

type PlainAttribute = MdxJsxAttribute & {value: string};

/** An attribute whose value is a plain string. */
export const attributeNode = ({attributes}: JsxElement, name: string) =>
  attributes.find(
    (candidate): candidate is PlainAttribute =>
      candidate.type === 'mdxJsxAttribute' &&
      candidate.name === name &&
      typeof candidate.value === 'string',
  );

/** The value of an attribute, if it's a plain string. */
export const attribute = (element: JsxElement, name: string): string | undefined =>
  attributeNode(element, name)?.value;

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
