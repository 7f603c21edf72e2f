import {load} from 'cheerio';
import type {PageHeader} from './schema.ts';

/** Invisible characters that the theme puts into links beside headings. */
const INVISIBLE = /[\u200b\ufeff]/g;

/**
 * Reads the headings of a page from its built HTML, where facts are resolved and components are
 * rendered.
 *
 * @param html - the built page
 * @returns headings of level 2 and 3 that can be linked to, in the order of the page
 */
export function headersOf(html: string): PageHeader[] {
  const page = load(html);
  page('.hash-link').remove();
  return page('.theme-doc-markdown :is(h2, h3)[id]')
    .toArray()
    .map((element) => ({
      level: element.tagName === 'h2' ? 2 : 3,
      title: page(element).text().replace(INVISIBLE, '').replace(/\s+/g, ' ').trim(),
      slug: element.attribs.id!,
    }));
}
