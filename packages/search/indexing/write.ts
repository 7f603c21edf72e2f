/** Writes the files of the embedded search, and the records that `npm run search:push` sends to Algolia. */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pluginName, versions as allVersions} from '@portal/content/facts';
import {
  BUILD_FILES,
  type BuiltSite,
  type BuiltVersion,
  inReadingOrder,
  RECORDS_FILE,
} from '@portal/content/pages/builtSite';
import type {PageSections} from './sections.ts';
import {INDEX_FILE, TITLES_FILE} from '../engine/records.ts';
import {fullFile, titlesFile} from './indexFiles.ts';
import {recordsOf, type SearchPage} from './records.ts';

/**
 * Writes the files for search.
 *
 * @param site - the built site
 * @param contents - page contents by URL path
 */
export function writeSearch(
  {outDir, siteDir, baseUrl, versions, siteConfig: {url}}: BuiltSite,
  contents: ReadonlyMap<string, {sections: PageSections | undefined}>,
): void {
  const pagesOf = (loaded: BuiltVersion) =>
    inReadingOrder(loaded).flatMap(({doc: {permalink: path}}): SearchPage[] => {
      const {sections} = contents.get(path)!;
      return sections ? [{...sections, path, tag: `docs-default-${loaded.versionName}`}] : [];
    });
  const searched = allVersions.filter((version) => version.searched).map(pluginName);
  const pages = versions.filter(({versionName}) => searched.includes(versionName)).flatMap(pagesOf);
  const records = recordsOf(pages, url, baseUrl);
  const write = (folder: string, name: string, content: unknown) =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  write(outDir, TITLES_FILE, titlesFile(records));
  write(outDir, INDEX_FILE, fullFile(records));
  write(join(siteDir, BUILD_FILES), RECORDS_FILE, records);
}
