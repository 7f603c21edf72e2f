/** The Markdown dialect of the pages, as Docusaurus reads it: MDX, front matter, GFM, directives. */
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/**
 * The space before the ID in `## Title {#id}`. MDX reads braces as an expression, so Docusaurus escapes
 * them first.
 */
const BEFORE_ID = /(?<=^#{1,6}(?!#).*) (?=\{#[^}]+\}[^\S\n]*$)/gm;

/**
 * Parses a page.
 *
 * @param text - MDX with its facts resolved
 * @throws VFileMessage, with a place, if the text isn't valid MDX
 */
export const parseMdx = (text: string): Root =>
  // In place of the space, so that places stay.
  processor.parse(text.replaceAll(BEFORE_ID, '\\'));
