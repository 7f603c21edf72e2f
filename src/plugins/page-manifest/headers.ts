import {type CheerioAPI, load} from 'cheerio';
import type {PageHeader} from './schema.ts';

/** Invisible characters that the theme puts into links beside headings. */
const INVISIBLE = /[\u200b\ufeff]/g;

/**
 * Reads the headings of a page from its built HTML, where facts are resolved and components are
 * rendered.
 *
 * @param built - the built page, as text or parsed; heading links are taken out of it
 * @returns headings of level 2 and 3 that can be linked to, in the order of the page
 */
export function headersOf(built: string | CheerioAPI): PageHeader[] {
  const page = typeof built === 'string' ? load(built) : built;
  page('.hash-link').remove();
  return page('.theme-doc-markdown :is(h2, h3)[id]')
    .toArray()
    .map((element) => ({
      level: element.tagName === 'h2' ? 2 : 3,
      title: page(element).text().replace(INVISIBLE, '').replace(/\s+/g, ' ').trim(),
      slug: element.attribs.id!,
    }));
}
