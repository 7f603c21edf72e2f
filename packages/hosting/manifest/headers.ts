import type {Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {toText} from 'hast-util-to-text';
import type {PageHeader} from './schema.ts';

/**
 * Reads the headings of a page from its built HTML, because there, facts are resolved and
 * components are rendered.
 *
 * @param article - the content of a page, see `packages/content/html/article.ts`
 * @returns headings of level 2 and 3 with an ID, in page order
 */
export const headersOf = (article: Root): PageHeader[] =>
  selectAll('h2[id], h3[id]', article).map((heading) => ({
    level: heading.tagName === 'h2' ? 2 : 3,
    title: toText(heading).trim(),
    slug: String(heading.properties.id),
  }));
