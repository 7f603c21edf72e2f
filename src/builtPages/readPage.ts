import {toMarkdown} from '../plugins/markdown-export/toMarkdown.ts';
import {headersOf} from '../plugins/page-manifest/headers.ts';
import type {PageHeader} from '../plugins/page-manifest/schema.ts';
import {type PageSections, sectionsOf} from '../plugins/search/sections.ts';
import {documentOf} from './document.ts';

/** What the build makes of a page beside its HTML. */
export interface BuiltPage {
  /** The page as Markdown, for its twin. */
  markdown: string;
  /** For the manifest. */
  headers: PageHeader[];
  /** For search; null where the page is not for search. */
  sections: PageSections | null;
}

/** A page to be read: its content as `contentOf` gives it, and its absolute address. */
export interface PageToRead {
  content: string;
  address: string;
}

/**
 * @throws Error when the page has no document body
 */
export async function readPage({content, address}: PageToRead): Promise<BuiltPage> {
  const page = documentOf(content);
  return {
    markdown: await toMarkdown(page, address),
    headers: headersOf(page),
    sections: sectionsOf(page) ?? null,
  };
}
