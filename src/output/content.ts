import type {Page} from './page.ts';
import {toMarkdown} from './markdown/toMarkdown.ts';
import {headersOf} from './manifest/headers.ts';
import type {PageHeader} from './manifest/schema.ts';
import {type PageSections, sectionsOf} from './search/sections.ts';

/** What the later steps need from the text of a page. */
export interface PageContent {
  /** The page as Markdown. */
  markdown: string;
  /** Its headings, for the manifest. */
  headers: PageHeader[];
  /** For search; undefined on noindex pages. */
  sections: PageSections | undefined;
}

/**
 * Reads the text of a page of the documentation.
 *
 * @param page - the page as Docusaurus wrote it
 * @param address - its absolute address, against which relative links are resolved
 * @throws Error if the page has no document body
 */
export async function contentOf({document}: Page, address: string): Promise<PageContent> {
  return {
    markdown: await toMarkdown(document, address),
    headers: headersOf(document),
    sections: sectionsOf(document),
  };
}
