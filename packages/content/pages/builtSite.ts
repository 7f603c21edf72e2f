/** What the steps after the build know about a site, from the file that Docusaurus' build leaves. */
import {readFileSync} from 'node:fs';
import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {DocusaurusConfig, Props} from '@docusaurus/types';

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

/** `src/plugins/site-description` writes it. */
export interface BuiltSite extends Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'routesPaths'> {
  siteConfig: Pick<DocusaurusConfig, 'url' | 'title' | 'tagline'>;
  /** Newest first. */
  versions: BuiltVersion[];
  /** The files behind the scripts, as absolute paths. */
  shippedModules: string[];
}

/** Where the steps of a build leave files for each other, relative to the project. It isn't served. */
export const BUILD_FILES = '.cache/build';

/** The file with the description, in that folder. */
export const SITE_FILE = 'site.json';

/** The records that `npm run search:push` sends to Algolia, in that folder. */
export const RECORDS_FILE = 'search-records.json';

/** Reads the description that a build has left in a file. */
export const readSite = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as BuiltSite;

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
