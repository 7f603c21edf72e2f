/**
 * The facts of this project, for code that runs in Node.js: the configuration, plugins, commands and
 * checks. Components import the data that the plugin `facts` generates. To read the facts of another
 * folder, use `loadFacts`.
 */
import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {globSync} from 'tinyglobby';
import {ContentCache} from '../cache/contentCache.ts';
import {type FactCache, type Facts, loadFacts, type VersionFacts} from './load.ts';
import {loadSearchWords, type SearchWords} from './searchWords.ts';
import type {Version} from './schemas/versions.ts';
import type {FactTree} from './tree.ts';
import {versionOfFile as fileVersion, versionOfRoute as routeVersion} from './versions.ts';

const ROOT = resolve(__dirname, '../../..');

/** The code that reads facts. */
const code = globSync(['package-lock.json', 'packages/content/facts/**/*.ts'], {cwd: ROOT})
  .sort()
  .map((file) => readFileSync(join(ROOT, file), 'utf8'));

/**
 * Keeps the values of files until the file or the code changes, because every command and every file of
 * tests would otherwise take half a second to parse and validate the same files.
 */
function cached<Value>(name: string, read: (cache: FactCache) => Value): Value {
  const cache: FactCache = new ContentCache(join(ROOT, `.cache/facts/${name}.json`), code);
  const value = read(cache);
  cache.save();
  return value;
}

const readFacts = () => cached('facts', (cache) => loadFacts(ROOT, cache));

let loaded = readFacts();

export const {product, versions, currentVersion, frozenVersions} = loaded;
export const {facts, factsByVersion, limits, labels, operator} = loaded;
export const {navbar, footer, redirects, movedAnchors, nextPages, codeLanguages, synonyms} = loaded;

/** The facts as they are in `data/` now. The constants above are those at the start. */
export const currentFacts = (): Facts => loaded;

/** Reads the files again. If they have a mistake, the former facts stay. */
export function reloadFacts(): Facts {
  loaded = readFacts();
  return loaded;
}

/** The facts that a version has of its own: limits, labels and guides. */
export const factsOf = ({id}: Pick<Version, 'id'>): VersionFacts => loaded.byVersion[id]!;

/** The version whose folder holds a file; a path relative to the project, with forward slashes. */
export const versionOfFile = (file: string, table = versions) => fileVersion(file, table);

/** The version that a route belongs to, relative to the site: `/v1/limits/`. */
export const versionOfRoute = (route: string, table = versions) => routeVersion(route, table);

/**
 * Returns the facts for a file: those of the page's version, or else of the current version.
 *
 * @param file - relative to the project, with forward slashes
 */
export const factsOfFile = (file: string): FactTree =>
  loaded.factsByVersion[(versionOfFile(file) ?? currentVersion).id]!;

let words: SearchWords | undefined;

/** The search words of this project. */
export const searchWords = (): SearchWords =>
  (words ??= cached('search-words', (cache) =>
    loadSearchWords(ROOT, {product: {...product}}, cache),
  ));

export {guidesThatUse} from './guides.ts';
export {display} from './limits.ts';
export {inBaseUnits} from './units.ts';
export {factsFolder, folderOf, pluginName, prefixOf, sidebarOf} from './versions.ts';
export type {SearchWords} from './searchWords.ts';
export {loadFacts, type Facts, type VersionFacts} from './load.ts';
export type {FactTree} from './tree.ts';
export type {CodeLanguage} from './schemas/codeLanguages.ts';
export type {NextPages} from './schemas/counterparts.ts';
export {type Guide, type GuideFacts, jobs, languages} from './schemas/guides.ts';
export type {Labels} from './schemas/labels.ts';
export type {Limit, Limits} from './schemas/limits.ts';
export type {NavLink, NavMenu} from './schemas/navigation.ts';
export type {Attestation, LabeledLink, Operator} from './schemas/operator.ts';
export {basePathOf, type Product} from './schemas/product.ts';
export type {MovedAnchor, RedirectGroup, RedirectRow} from './schemas/redirects.ts';
export {type Runtime, runtimes, type Version, versionName} from './schemas/versions.ts';
