import type {AnyNode, Document} from 'domhandler';
import {DomUtils} from 'htmlparser2';
import {bodyOf, hasClass, isElement} from '../document.ts';
import type {PageHeader} from './schema.ts';

/** Invisible characters that the theme puts into links next to headings. */
const INVISIBLE = /[\u200b\ufeff]/g;

/** Returns the text of a heading, without its link. */
function textOf(node: AnyNode): string {
  if (!isElement(node)) return DomUtils.textContent(node);
  return hasClass(node, 'hash-link') ? '' : node.children.map(textOf).join('');
}

/**
 * Reads the headings of a page from its built HTML, because there, facts are resolved and
 * components are rendered.
 *
 * @param page - the built page
 * @returns headings of level 2 and 3 with an ID, in page order
 */
export function headersOf(page: Document): PageHeader[] {
  const body = bodyOf(page);
  if (!body) return [];
  return DomUtils.findAll(
    ({name, attribs}) => (name === 'h2' || name === 'h3') && attribs.id !== undefined,
    body.children,
  ).map((heading) => ({
    level: heading.name === 'h2' ? 2 : 3,
    title: textOf(heading).replace(INVISIBLE, '').replace(/\s+/g, ' ').trim(),
    slug: heading.attribs.id!,
  }));
}
