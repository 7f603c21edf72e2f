/** Reads the Markdown of descriptions. */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {product} from '../../facts/index.ts';
import type {Block, Inline} from '../markdownNodes.ts';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** A description as blocks. Links in the document are absolute; on the site they're relative. */
export function blocks(text: string): Block[] {
  const tree = markdown.parse(text);
  visit(tree, 'link', (link) => {
    if (link.url.startsWith(`${product.docsUrl}/`))
      link.url = link.url.slice(product.docsUrl.length);
  });
  return tree.children as Block[];
}

/** A description of one paragraph, as inline content. */
export function inline(text: string): Inline[] {
  const [first] = blocks(text);
  return first?.type === 'paragraph' ? (first.children as Inline[]) : [];
}
