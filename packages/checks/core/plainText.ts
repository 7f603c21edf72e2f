/** The text of a page for a grammar checker, and where each part of it is on the page. */
import type {Node, Parent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import type {Page} from '@portal/content/pages/page';
import {proseOf} from '@portal/content/pages/prose';

/** A run of text without markup. */
interface Run {
  /** Where it starts in the plain text. */
  at: number;
  /** Where it starts in the resolved text of the page. */
  offset: number;
  length: number;
}

/** The plain text of a page. Its blocks are separated by blank lines. */
export interface PlainText {
  text: string;
  /** The run that contains a span of the text. Undefined if there's markup inside of the span. */
  runOf(start: number, end: number): Run | undefined;
}

/** What replaces code and components: the checker treats it as a word that it doesn't know. */
const UNKNOWN = '`x`';

/**
 * Returns the plain text of a page: paragraphs, headings, cells, front matter and attributes, with code
 * replaced.
 */
export function plainTextOf(page: Page): PlainText {
  const {text: resolved} = page.resolved;
  const runs: Run[] = [];
  let text = '';
  const add = (offset: number, raw: string) => {
    // The checker counts characters, and JavaScript counts an emoji as two.
    const plain = raw.replace(/[\n\t]/g, ' ').replace(/[\u{10000}-\u{10FFFF}]/gu, '__');
    runs.push({at: text.length, offset, length: plain.length});
    text += plain;
  };
  const inline = (node: Node): void => {
    const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset];
    if (node.type === 'text') add(from, resolved.slice(from, to));
    else if ('children' in node && (node as Parent).children.length > 0) {
      (node as Parent).children.forEach(inline);
    } else if (node.type === 'break') text += ' ';
    else if (!/^(?:mdxTextExpression|footnoteReference)$/.test(node.type)) text += UNKNOWN;
  };
  visit(page.tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    inline(node);
    text += '\n\n';
    return SKIP;
  });
  for (const {kind, offset, text: raw} of proseOf(page)) {
    if (kind === 'body') continue;
    add(offset, raw);
    text += '\n\n';
  }
  const runOf = (start: number, end: number) =>
    runs.find(({at, length}) => at <= start && end <= at + length);
  return {text, runOf};
}
