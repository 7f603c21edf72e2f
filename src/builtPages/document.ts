/** A built page as a tree, and what is looked for in it. */
import {load} from 'cheerio';
import type {AnyNode, Document, Element} from 'domhandler';
import {DomUtils} from 'htmlparser2';

export const isElement = (node: AnyNode): node is Element => DomUtils.isTag(node);

const classesOf = ({attribs}: Element): string[] => attribs.class?.split(/\s+/) ?? [];

export const hasClass = (node: Element, name: string): boolean => classesOf(node).includes(name);

/** A page as text or parsed: what reads it takes either. */
export type Built = string | Document;

/** @returns the page as the tree that browsers make of it; where it is one already, the same one */
export const documentOf = (page: Built): Document =>
  typeof page === 'string' ? (load(page).root()[0] as Document) : page;

/** The element that holds the document itself, without what the theme puts around it. */
export function bodyOf(page: Document): Element | undefined {
  const [article] = DomUtils.getElementsByTagName('article', page, true, 1);
  if (!article) return undefined;
  const found = DomUtils.findOne((node) => hasClass(node, 'theme-doc-markdown'), article.children);
  return found ?? undefined;
}
