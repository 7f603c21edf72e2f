/** A built page as a tree, and what is looked for in it. */
import type {AnyNode, Document, Element} from 'domhandler';
import {DomHandler, DomUtils, Parser} from 'htmlparser2';

export const isElement = (node: AnyNode): node is Element => DomUtils.isTag(node);

export const hasClass = ({attribs}: Element, name: string): boolean =>
  // Most elements have none, and most classes are others: those are not cut into pieces.
  attribs.class?.includes(name) === true && attribs.class.split(/\s+/).includes(name);

/** A page as text or parsed: what reads it takes either. */
export type Built = string | Document;

/** Reads code without its colors: of the thousands of pieces it is in, only the text is asked for. */
class PlainCode extends DomHandler {
  #isInCode = false;

  override onopentag(name: string, attribs: Record<string, string>): void {
    if (this.#isInCode && name === 'span') return;
    if (name === 'pre') this.#isInCode = true;
    super.onopentag(name, attribs);
  }

  override onclosetag(name?: string): void {
    if (this.#isInCode && name === 'span') return;
    if (name === 'pre') this.#isInCode = false;
    super.onclosetag();
  }
}

function parsed(html: string): Document {
  const handler = new PlainCode();
  new Parser(handler).end(html);
  return handler.root;
}

/**
 * @param page - as React writes it: every element that is opened is closed
 * @returns the page as a tree; where it is one already, the same one
 */
export const documentOf = (page: Built): Document =>
  typeof page === 'string' ? parsed(page) : page;

/** The element that holds the document itself, without what the theme puts around it. */
export function bodyOf(page: Document): Element | undefined {
  const [article] = DomUtils.getElementsByTagName('article', page, true, 1);
  if (!article) return undefined;
  const found = DomUtils.findOne((node) => hasClass(node, 'theme-doc-markdown'), article.children);
  return found ?? undefined;
}
