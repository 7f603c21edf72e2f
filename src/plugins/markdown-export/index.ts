/**
 * Writes every page as Markdown beside its HTML, and the latest version as `llms.txt` and
 * `llms-full.txt`. The Copy button of a page, the twins and both lists come from one transform,
 * `toMarkdown.ts`; see README.md.
 */
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {inReadingOrder, loadedVersions} from '../../content/loadedDocs.ts';
import {twinOf} from '../../content/twin.ts';
import {type ExportedPage, llmsFull, llmsList} from './llms.ts';
import {toMarkdown} from './toMarkdown.ts';

type Site = Pick<Props, 'outDir' | 'baseUrl' | 'siteConfig'>;

/** The file of the build that is served at a path. */
const fileAt = (site: Site, path: string) => join(site.outDir, path.slice(site.baseUrl.length));

async function exportPage(site: Site, doc: DocMetadata, groups: string[]): Promise<ExportedPage> {
  const htmlPath = doc.permalink.endsWith('/') ? `${doc.permalink}index.html` : doc.permalink;
  const address = site.siteConfig.url + doc.permalink;
  const html = await readFile(fileAt(site, htmlPath), 'utf8');
  const markdown = toMarkdown(html, address);
  const twin = twinOf(doc.permalink);
  await writeFile(fileAt(site, twin), markdown);
  return {
    title: doc.title,
    description: doc.description,
    address,
    twin: site.siteConfig.url + twin,
    section: groups[0] ?? 'Start',
    markdown,
  };
}

export default function markdownExport(_: LoadContext): Plugin {
  return {
    name: 'markdown-export',
    async postBuild(site) {
      for (const version of loadedVersions(site.plugins)) {
        const pages: ExportedPage[] = [];
        for (const {doc, groups} of inReadingOrder(version)) {
          pages.push(await exportPage(site, doc, groups));
        }
        if (!version.isLast) continue;
        const {title: name, tagline: purpose} = site.siteConfig;
        await writeFile(join(site.outDir, 'llms.txt'), llmsList({name, purpose}, pages));
        await writeFile(join(site.outDir, 'llms-full.txt'), llmsFull(pages));
      }
    },
  };
}
