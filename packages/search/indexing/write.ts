/** Writes the files of the embedded search, and the records that `npm run search:push` sends to Algolia. */
import {createHash} from 'node:crypto';
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
import {buildEngine} from '../engine/engine.ts';
import {
  type FullFile,
  INDEX_FILE,
  type SearchRecord,
  TITLES_FILE,
  type TitlesFile,
} from '../engine/records.ts';
import {recordsOf, type SearchPage} from './records.ts';

/** How many characters of a section's keys the small index contains. */
const KEYS_IN_TITLES = 160;

/** Makes the two files of the embedded search. */
export function indexFiles(records: readonly SearchRecord[]): {titles: TitlesFile; full: FullFile} {
  const sections = records.map(({url, type, hierarchy, path, aliases, keys, links}) => ({
    url,
    type,
    hierarchy,
    path,
    aliases,
    keys: keys.slice(0, KEYS_IN_TITLES),
    links,
  }));
  const build = createHash('sha256').update(JSON.stringify(records)).digest('hex').slice(0, 16);
  return {
    titles: {build, sections},
    full: {
      build,
      index: buildEngine(records).toJSON(),
      texts: records.map(({content}) => content),
      asked: records.map(({asked}) => asked),
    },
  };
}

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
    inReadingOrder(loaded).flatMap(({doc: {permalink: path, unlisted}}): SearchPage[] => {
      const {sections} = contents.get(path)!;
      return sections && !unlisted
        ? [{...sections, path, tag: `docs-default-${loaded.versionName}`}]
        : [];
    });
  const searched = allVersions.filter((version) => version.searched).map(pluginName);
  const pages = versions.filter(({versionName}) => searched.includes(versionName)).flatMap(pagesOf);
  const records = recordsOf(pages, url, baseUrl);
  const write = (folder: string, name: string, content: unknown) =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  const {titles, full} = indexFiles(records);
  write(outDir, TITLES_FILE, titles);
  write(outDir, INDEX_FILE, full);
  write(join(siteDir, BUILD_FILES), RECORDS_FILE, records);
}
