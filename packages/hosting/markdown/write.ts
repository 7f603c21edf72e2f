/** Writes every page as Markdown next to its HTML, and `llms.txt` for the latest version. */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {type BuiltSite, inReadingOrder} from '@portal/content/pages/builtSite';
import {markdownPathOf} from '@portal/content/pages/markdownPath';
import type {PageContent} from '../finishing/content.ts';
import {type ExportedPage, llmsFull, llmsList} from './llms.ts';

/**
 * Writes `index.md` for each page, and `llms.txt` and `llms-full.txt` for the latest version.
 *
 * @param site - the built site
 * @param contents - page contents by URL path
 */
export function writeMarkdown(
  {outDir, baseUrl, siteConfig, versions}: BuiltSite,
  contents: ReadonlyMap<string, PageContent>,
): void {
  for (const version of versions) {
    const pages = inReadingOrder(version).map(({doc, groups}): ExportedPage => {
      const markdownAddress = markdownPathOf(doc.permalink);
      const {markdown} = contents.get(doc.permalink)!;
      writeFileSync(join(outDir, markdownAddress.slice(baseUrl.length)), markdown);
      return {
        title: doc.title,
        description: doc.description,
        address: siteConfig.url + doc.permalink,
        markdownAddress: siteConfig.url + markdownAddress,
        section: groups[0] ?? 'Start',
        markdown,
      };
    });
    if (!version.isLast) continue;
    const {title: name, tagline: purpose} = siteConfig;
    writeFileSync(join(outDir, 'llms.txt'), llmsList({name, purpose}, pages));
    writeFileSync(join(outDir, 'llms-full.txt'), llmsFull(pages));
  }
}
