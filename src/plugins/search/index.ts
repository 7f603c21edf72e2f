/**
 * After the build, cuts the pages of the latest version into sections and writes them twice: as the
 * first file of the embedded search, and as records beside the site. Of those, `fullIndex.ts` makes
 * its second file, and `npm run search:push` what Algolia is sent.
 */
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchBackend} from '../../search/backend.ts';
import {builtPages} from '../../builtPages/index.ts';
import {inReadingOrder, loadedVersions} from '../../content/loadedDocs.ts';
import {RECORDS_FILE} from './fullIndex.ts';
import {recordsOf, titlesFile, type SearchPage} from './records.ts';

/** Under the site's base address. Not hashed: it is written after the pages. */
export const TITLES_FILE = 'search-titles.json';

export default function search({siteConfig}: LoadContext): Plugin {
  return {
    name: 'search',
    contentLoaded({actions}) {
      actions.setGlobalData({backend: searchBackend(process.env)});
    },
    async postBuild(site) {
      const {outDir, generatedFilesDir, baseUrl, plugins} = site;
      const built = await builtPages(site);
      const latest = loadedVersions(plugins).find(({isLast}) => isLast)!;
      const pages: SearchPage[] = [];
      for (const {doc} of inReadingOrder(latest)) {
        const path = doc.permalink;
        const page = built.get(path)!.sections;
        const {versionName: version} = latest;
        if (page) pages.push({...page, path, tag: `docs-default-${version}`, version});
      }
      const records = recordsOf(pages, siteConfig.url, baseUrl);
      const write = (folder: string, name: string, content: unknown) =>
        writeFile(join(folder, name), JSON.stringify(content));
      await write(outDir, TITLES_FILE, titlesFile(records, siteConfig.url, baseUrl));
      await write(generatedFilesDir, RECORDS_FILE, records);
    },
  };
}
