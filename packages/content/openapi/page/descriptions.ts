/** Reads the Markdown of descriptions. */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Block, Inline} from '../markdownNodes.ts';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();

/** A description as blocks. */
export const blocks = (text: string): Block[] => markdown.parse(text).children as Block[];

/** A description of one paragraph, as inline content. */
export function inline(text: string): Inline[] {
  const [first] = blocks(text);
  return first?.type === 'paragraph' ? (first.children as Inline[]) : [];
}
