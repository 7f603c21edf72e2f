/**
 * Writes every page as Markdown beside its HTML, and the latest version as `llms.txt` and
 * `llms-full.txt`. The Copy button of a page, the twins and both lists come from one transform,
 * `toMarkdown.ts`; see README.md.
 */
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import {type BuiltPage, builtPages} from '../../builtPages/index.ts';
import {inReadingOrder, loadedVersions} from '../../content/loadedDocs.ts';
import {twinOf} from '../../content/twin.ts';
import {type ExportedPage, llmsFull, llmsList} from './llms.ts';

type Site = Pick<Props, 'outDir' | 'baseUrl' | 'siteConfig'>;

/** The file of the build that is served at a path. */
const fileAt = (site: Site, path: string) => join(site.outDir, path.slice(site.baseUrl.length));

async function exportPage(
  site: Site,
  {markdown}: BuiltPage,
  doc: DocMetadata,
  groups: string[],
): Promise<ExportedPage> {
  const address = site.siteConfig.url + doc.permalink;
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
      const built = await builtPages(site);
      for (const version of loadedVersions(site.plugins)) {
        const pages: ExportedPage[] = [];
        for (const {doc, groups} of inReadingOrder(version)) {
          pages.push(await exportPage(site, built.get(doc.permalink)!, doc, groups));
        }
        if (!version.isLast) continue;
        const {title: name, tagline: purpose} = site.siteConfig;
        await writeFile(join(site.outDir, 'llms.txt'), llmsList({name, purpose}, pages));
        await writeFile(join(site.outDir, 'llms-full.txt'), llmsFull(pages));
      }
    },
  };
}
