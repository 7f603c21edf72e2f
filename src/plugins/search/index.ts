/**
 * After the build, cuts the pages of the latest version into sections and writes them twice: as the
 * first file of the embedded search, and as records beside the site. Of those, `fullIndex.ts` makes
 * its second file, and `npm run search:push` what Algolia is sent.
 */
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchBackend} from '../../../config/search.ts';
import {builtPages} from '../../builtPages/index.ts';
import {inReadingOrder, loadedVersions} from '../../content/loadedDocs.ts';
import {RECORDS_FILE} from './fullIndex.ts';
import {recordsOf, titlesFile, type SearchPage} from './records.ts';

/** Under the site's base address. Not hashed: it is written after the pages. */
export const TITLES_FILE = 'search-titles.json';

export default function search({siteConfig, siteDir}: LoadContext): Plugin {
  return {
    name: 'search',
    contentLoaded({actions}) {
      actions.setGlobalData({backend: searchBackend(process.env)});
    },
    // The theme asks Algolia's host for a connection from every page; our search bar does that
    // itself, where Algolia answers. Always on: the bundler's cache outlives a change of backend.
    // And it renders the dialog in one go; ours is rendered in slices.
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /theme-search-algolia[\\/]lib[\\/]theme[\\/]SearchBar[\\/]index\.js$/,
            resolve: {
              alias: {
                '@docusaurus/Head': '@docusaurus/Noop',
                '@docsearch/react/modal': join(siteDir, 'src/components/SearchDialog.tsx'),
              },
            },
          },
          {
            test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]DocSearchModal\.js$/,
            loader: require.resolve('./withoutAskAi.js'),
          },
        ],
      },
    }),
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
