/**
 * After the build, cuts the pages of the latest version into sections and writes them three times:
 * as the two files of the embedded search, and as the records for Algolia, beside the site.
 */
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchBackend} from '../../../config/search.ts';
import {builtPages} from '../../builtPages/index.ts';
import {inReadingOrder, loadedVersions} from '../../content/loadedDocs.ts';
import {buildEngine} from '../../search/engine.ts';
import type {FullFile, SearchRecord} from '../../search/records.ts';
import {recordsOf, titlesFile, type SearchPage} from './records.ts';

/** Names of the files under the site's base address. Not hashed: they are written after the pages. */
export const TITLES_FILE = 'search-titles.json';
export const FULL_FILE = 'search-index.json';
/** Among the generated files, which are not served: what `npm run search:push` sends to Algolia. */
export const RECORDS_FILE = 'search-records.json';

/** The second-stage file. */
export function fullFile(records: readonly SearchRecord[]): FullFile {
  const engine = buildEngine(
    records.map(({type, hierarchy, aliases, asked, path, keys, content, code}, id) => {
      const heading = hierarchy[type as 'lvl1'] ?? '';
      return {
        id,
        title: hierarchy.lvl1,
        heading,
        aliases: aliases.join(' '),
        asked: asked.join(' '),
        path,
        keys,
        content,
        code,
      };
    }),
  );
  return {
    index: JSON.stringify(engine),
    texts: records.map(({content}) => content),
    asked: records.map(({asked}) => asked.join('; ')),
  };
}

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
      await write(outDir, FULL_FILE, fullFile(records));
      await write(generatedFilesDir, RECORDS_FILE, records);
    },
  };
}
