/** Writes every page as Markdown next to its HTML, and `llms.txt` for the latest version. */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type BuiltDoc, type BuiltSite, inReadingOrder} from '@portal/content/pages/builtSite';
import {markdownPathOf} from '@portal/content/pages/markdownPath';
import type {PageContent} from '../finishing/content.ts';
import {type ExportedPage, llmsFull, llmsList} from './llms.ts';
import type {MarkdownTexts} from './texts.ts';

/** Describes a page in YAML, so that its Markdown can be understood on its own. */
function frontMatterOf(
  {title, description, lastUpdatedAt}: BuiltDoc,
  url: string,
  version: string,
): string {
  const updated = lastUpdatedAt && new Date(lastUpdatedAt).toISOString().slice(0, 10);
  const lines = Object.entries({title, description, url, version, ...(updated && {updated})}).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}\n`,
  );
  return `---\n${lines.join('')}---\n\n`;
}

/** The Markdown version of the not-found page. */
const notFound = (start: string, list: string, texts: MarkdownTexts) =>
  `${list}# ${texts.notFound}\n\n${texts.notFoundAdvice.replace('{start}', start)}\n`;

/**
 * Writes `index.md` for each page, and `llms.txt` and `llms-full.txt` for the latest version.
 *
 * @param site - the built site
 * @param contents - page contents by URL path
 * @param texts - in the language of the pages
 */
export function writeMarkdown(
  {outDir, baseUrl, siteConfig, versions}: BuiltSite,
  contents: ReadonlyMap<string, PageContent>,
  texts: MarkdownTexts,
): void {
  const list = `> ${texts.allPages} [llms.txt](${siteConfig.url}${baseUrl}llms.txt)\n\n`;
  const start = siteConfig.url + markdownPathOf(baseUrl);
  writeFileSync(join(outDir, '404.md'), notFound(start, list, texts));
  for (const version of versions) {
    const pages = inReadingOrder(version).flatMap(({doc, groups}): ExportedPage[] => {
      const markdownAddress = markdownPathOf(doc.permalink);
      const {markdown} = contents.get(doc.permalink)!;
      const address = siteConfig.url + doc.permalink;
      const file = join(outDir, markdownAddress.slice(baseUrl.length));
      writeFileSync(file, frontMatterOf(doc, address, version.label) + list + markdown);
      if (doc.unlisted) return [];
      const exported = {
        title: doc.title,
        description: doc.description,
        address,
        markdownAddress: siteConfig.url + markdownAddress,
        section: groups[0] ?? texts.start,
        markdown,
      };
      return [exported];
    });
    if (!version.isLast) continue;
    const {title: name, tagline: purpose} = siteConfig;
    writeFileSync(join(outDir, 'llms.txt'), llmsList({name, purpose}, pages));
    writeFileSync(join(outDir, 'llms-full.txt'), llmsFull(pages));
  }
}
