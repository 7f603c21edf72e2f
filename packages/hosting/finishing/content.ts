import {articleOf} from '@portal/content/html/article';
import type {Page} from '@portal/content/html/page';
import {toMarkdown} from '../markdown/toMarkdown.ts';
import {headersOf} from '../manifest/headers.ts';
import type {PageHeader} from '../manifest/schema.ts';
import {type PageSections, sectionsOf} from '@portal/search/indexing/sections';

/** The content of a page, in the forms that later steps need. */
export interface PageContent {
  /** The page as Markdown, without front matter. */
  markdown: string;
  /** The headings, for the manifest. */
  headers: PageHeader[];
  /** The sections, for search; undefined if the page has `noindex`. */
  sections: PageSections | undefined;
}

/**
 * Extracts the content of a documentation page.
 *
 * @param page - the page that Docusaurus wrote
 * @param address - its absolute URL, to resolve relative links
 * @param pages - the absolute URLs of all documentation pages
 * @throws Error if the page has no document body
 */
export function contentOf(
  {document}: Page,
  address: string,
  pages: ReadonlySet<string>,
): PageContent {
  const article = articleOf(document, address);
  return {
    markdown: toMarkdown(article, pages),
    headers: headersOf(article),
    sections: sectionsOf(document, article),
  };
}
