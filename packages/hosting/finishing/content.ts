import {articleOf} from '@portal/content/html/article';
import {parseHtml} from '@portal/content/html/page';
import type {MarkdownTexts} from '../markdown/texts.ts';
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
 * Returns the part of a page that its content is in, and whether search may list it. The rest has names
 * of scripts, which change with every build, and would take most of the time to parse.
 */
export function articleIn(html: string): string {
  const [robots = ''] = /<meta [^>]*name="?robots"?[^>]*>/.exec(html) ?? [];
  const start = html.indexOf('<article');
  return robots + html.slice(start === -1 ? html.length : start, html.lastIndexOf('</article>'));
}

/**
 * Extracts the content of a documentation page.
 *
 * @param html - the page that Docusaurus wrote, or the result of {@link articleIn}
 * @param address - its absolute URL, to resolve relative links
 * @param pages - the absolute URLs of all documentation pages
 * @param texts - the words of the Markdown that aren't on the page
 * @throws Error if the page has no document body
 */
export function contentOf(
  html: string,
  address: string,
  pages: ReadonlySet<string>,
  texts?: MarkdownTexts,
): PageContent {
  const document = parseHtml(html);
  const article = articleOf(document, address);
  return {
    markdown: toMarkdown(article, pages, texts),
    headers: headersOf(article),
    sections: sectionsOf(document, article),
  };
}
