/** What the steps after the build know about a site, from the file that Docusaurus' build leaves. */
import {readFileSync, rmSync} from 'node:fs';
import {relative} from 'node:path';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig, Props} from '@docusaurus/types';
import {globSync} from 'tinyglobby';

/** A document of the built site. */
export type BuiltDoc = Pick<
  DocMetadata,
  | 'id'
  | 'permalink'
  | 'source'
  | 'title'
  | 'description'
  /** The page is published, but in no list, search or site map. */
  | 'unlisted'
  | 'frontMatter'
  | 'lastUpdatedAt'
>;

/** A version of the documentation, as it was built. */
export interface BuiltVersion extends Pick<
  LoadedVersion,
  'versionName' | 'label' | 'path' | 'isLast' | 'noIndex' | 'sidebars'
> {
  docs: BuiltDoc[];
}

/** A site in one language. `src/plugins/site-description` describes it. */
export interface BuiltSite extends Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'routesPaths'> {
  siteConfig: Pick<DocusaurusConfig, 'url' | 'title' | 'tagline'>;
  /** The language of the site, such as `de`. */
  language: string;
  /** Whether it's the language that the project is written in. */
  isDefault: boolean;
  /** Newest first. */
  versions: BuiltVersion[];
  /** The files behind the scripts, as absolute paths. */
  shippedModules: string[];
  /** What the steps write into Markdown, in the language of the pages. */
  texts: Record<string, string>;
}

/** Where the steps of a build leave files for each other, relative to the project. It isn't served. */
export const BUILD_FILES = '.cache/build';

/** The file with the description, in the folder of the built site until the site is finished. No site has one of its own. */
export const SITE_FILE = '.site-description.json';

/** The records that `npm run search:push` sends to Algolia, in that folder. */
export const RECORDS_FILE = 'search-records.json';

/**
 * Takes the descriptions that a build has left in its folders, which must not be published.
 *
 * @param folder - the folder of the built site
 * @returns the site in each language, that of the folder itself first
 */
export const takeSites = (folder: string) =>
  globSync(`{,*/}${SITE_FILE}`, {cwd: folder, absolute: true, dot: true})
    .sort((a, b) => a.length - b.length)
    .map((file) => {
      const site = JSON.parse(readFileSync(file, 'utf8')) as BuiltSite;
      rmSync(file);
      return site;
    }) as [BuiltSite, ...BuiltSite[]];

/** The folders of other languages inside that of a site, as patterns. */
export const otherLanguages = (site: BuiltSite, sites: readonly BuiltSite[]): string[] =>
  sites
    .map(({outDir}) => relative(site.outDir, outDir))
    .filter((folder) => folder !== '' && !folder.startsWith('..'))
    .map((folder) => `${folder}/**`);

/**
 * Lists the documents of a version in the order of its sidebars, followed by those in no sidebar.
 *
 * @returns each document with the labels of its groups, outermost first
 */
export function inReadingOrder({docs, sidebars}: BuiltVersion) {
  type Item = NonNullable<LoadedVersion['sidebars'][string]>[number];
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const walk = (items: readonly Item[], groups: string[]): {doc: BuiltDoc; groups: string[]}[] =>
    items.flatMap((item) => {
      if (item.type === 'doc' || item.type === 'ref') return [{doc: byId.get(item.id)!, groups}];
      if (item.type !== 'category') return [];
      const inside = [...groups, item.label];
      const start =
        item.link?.type === 'doc' ? [{doc: byId.get(item.link.id)!, groups: inside}] : [];
      return [...start, ...walk(item.items, inside)];
    });
  const inSidebars = Object.values(sidebars).flatMap((items) => walk(items ?? [], []));
  const found = new Set(inSidebars.map(({doc}) => doc));
  const others = docs.filter((doc) => !found.has(doc)).map((doc) => ({doc, groups: []}));
  return [...inSidebars, ...others];
}
