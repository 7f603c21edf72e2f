/**
 * The facts of a site, for code that runs in Node.js: the configuration, plugins, commands and checks.
 * A site defines them once, and passes them on. Components import the data that a plugin generates.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {ContentCache} from '../cache/contentCache.ts';
import {type FactCache, type Facts, loadFacts, type VersionFacts} from './load.ts';
import {loadSearchWords, type SearchWords} from './searchWords.ts';
import type {Version} from './schemas/versions.ts';
import {languageOf} from '../routes/translations.ts';
import type {FactTree} from './tree.ts';
import {versionOfFile} from './versions.ts';

/** The facts of a site, read when they were defined or reloaded. */
export interface SiteFacts {
  /** The facts as they are in `data/` now. */
  current(): Facts;
  /**
   * Reads the files again. If they have a mistake, the former facts stay.
   *
   * @throws MistakesError with every mistake
   */
  reload(): Facts;
  /** The facts that a version has of its own: limits, labels and guides. */
  ofVersion(version: Pick<Version, 'id'>): VersionFacts;
  /**
   * The facts for a file: those of the page's version, or else of the current version, in the page's language.
   *
   * @param file - relative to the project, with forward slashes
   */
  ofFile(file: string): FactTree;
  /** The words that readers use for pages and sections. Read when they're first needed. */
  searchWords(): SearchWords;
}

/**
 * Reads the facts of a site.
 *
 * @param root - the folder that has `data/`
 * @throws MistakesError with every mistake
 */
export function defineFacts(root: string): SiteFacts {
  /** The code that reads facts. */
  const code = [
    ...globSync('package-lock.json', {cwd: root, absolute: true}),
    ...globSync('**/*.ts', {cwd: __dirname, absolute: true}).sort(),
  ].map((file) => readFileSync(file, 'utf8'));

  /**
   * Keeps the values of files until the file or the code changes, because every command and every file
   * of tests would otherwise take half a second to parse and validate the same files.
   */
  function cached<Value>(name: string, read: (cache: FactCache) => Value): Value {
    const cache: FactCache = new ContentCache(join(root, `.cache/facts/${name}.json`), code);
    const value = read(cache);
    cache.save();
    return value;
  }

  const read = () => cached('facts', (cache) => loadFacts(root, cache));
  let loaded = read();
  let words: SearchWords | undefined;
  return {
    current: () => loaded,
    reload: () => (loaded = read()),
    ofVersion: ({id}) => loaded.byVersion[id]!,
    ofFile(file) {
      const {versions, currentVersion, factsByVersion, factsByLocale} = loaded;
      const trees = factsByLocale[languageOf(file) ?? ''] ?? factsByVersion;
      return trees[(versionOfFile(file, versions) ?? currentVersion).id]!;
    },
    searchWords: () =>
      (words ??= cached('search-words', (cache) =>
        loadSearchWords(root, {product: {...loaded.product}}, cache),
      )),
  };
}

export {guidesThatUse} from './guides.ts';
export {display} from './limits.ts';
export {inBaseUnits} from './units.ts';
export {
  factsFolder,
  folderOf,
  pluginName,
  prefixOf,
  sidebarOf,
  versionOfFile,
  versionOfRoute,
} from './versions.ts';
export type {SearchWords} from './searchWords.ts';
export {loadFacts, type Facts, type VersionFacts} from './load.ts';
export type {FactTree} from './tree.ts';
export type {CodeLanguage} from './schemas/codeLanguages.ts';
export type {NextPages} from './schemas/counterparts.ts';
export {type Guide, type GuideFacts, jobs, languages} from './schemas/guides.ts';
export type {Labels} from './schemas/labels.ts';
export type {Limit, Limits} from './schemas/limits.ts';
export type {Navigation, NavLink, NavMenu} from './schemas/navigation.ts';
export type {Attestation, LabeledLink, Operator} from './schemas/operator.ts';
export type {Policy} from './schemas/policy.ts';
export {basePathOf, type Product} from './schemas/product.ts';
export type {MovedAnchor, RedirectGroup, RedirectRow} from './schemas/redirects.ts';
export {type Runtime, runtimes, type Version, versionName} from './schemas/versions.ts';
