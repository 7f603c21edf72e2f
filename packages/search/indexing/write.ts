/** Writes the files of the embedded search, and the records that `npm run search:push` sends to Algolia. */
import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {SearchWords} from '@portal/content/facts';
import {
  BUILD_FILES,
  type BuiltSite,
  type BuiltVersion,
  inReadingOrder,
  RECORDS_FILE,
} from '@portal/content/pages/builtSite';
import type {PageSections} from './sections.ts';
import {buildEngine} from '../engine/engine.ts';
import {inLanguage, languageOf} from '../engine/language.ts';
import {indexLanguage, stemmerOf} from './language.ts';
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

/** What `npm run search:push` sends to Algolia. */
export interface PushedFile extends Pick<SearchOptions, 'synonyms'> {
  records: readonly SearchRecord[];
}

/** What search needs to know besides the pages. */
export interface SearchOptions {
  /** What Docusaurus calls the versions that are searched: `current`, `2.1`. */
  versions: readonly string[];
  words: SearchWords;
  /** Groups of words and phrases that mean the same. */
  synonyms: readonly (readonly string[])[];
}

/** Makes the two files of the embedded search. */
export function indexFiles(
  records: readonly SearchRecord[],
  synonyms: SearchOptions['synonyms'],
): {titles: TitlesFile; full: FullFile} {
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
    titles: {build, sections, synonyms: synonyms.map((group) => [...group])},
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
 * @param options - see {@link SearchOptions}
 */
export function writeSearch(
  {outDir, siteDir, baseUrl, language, isDefault, versions, siteConfig: {url}}: BuiltSite,
  contents: ReadonlyMap<string, {sections: PageSections | undefined}>,
  {versions: searched, ...options}: SearchOptions,
): void {
  // Both are in the language of the project.
  const {words, synonyms} = isDefault ? options : {words: {names: {}, asked: {}}, synonyms: []};
  const pagesOf = (loaded: BuiltVersion) =>
    inReadingOrder(loaded).flatMap(({doc: {permalink: path, unlisted}}): SearchPage[] => {
      const {sections} = contents.get(path)!;
      return sections && !unlisted
        ? [{...sections, path, tag: `docs-default-${loaded.versionName}`}]
        : [];
    });
  const own = indexLanguage(language);
  const pages = versions.filter(({versionName}) => searched.includes(versionName)).flatMap(pagesOf);
  const {records, titles, full} = inLanguage(languageOf(own, stemmerOf(language)), () => {
    const all = recordsOf(pages, url, baseUrl, words);
    return {records: all, ...indexFiles(all, synonyms)};
  });
  const write = (folder: string, name: string, content: unknown) =>
    writeFileSync(join(folder, name), JSON.stringify(content));
  write(outDir, TITLES_FILE, {...titles, ...(own && {language: own})});
  write(outDir, INDEX_FILE, full);
  if (!isDefault) return;
  write(join(siteDir, BUILD_FILES), RECORDS_FILE, {records, synonyms} satisfies PushedFile);
}
