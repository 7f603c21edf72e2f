/**
 * What the finished pages say, read once for all that the build makes of them: Markdown twins,
 * search, the manifest.
 */
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Props} from '@docusaurus/types';
import {loadedVersions} from '../content/loadedDocs.ts';
import {ReadingCache} from './cache.ts';
import {contentOf} from './content.ts';
import {readAll} from './readAll.ts';
import type {BuiltPage, PageToRead} from './readPage.ts';

export type {BuiltPage} from './readPage.ts';

type Site = Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'siteConfig' | 'plugins'>;

async function source(site: Site, permalink: string): Promise<PageToRead> {
  const file = permalink.slice(site.baseUrl.length) + (permalink.endsWith('/') ? 'index.html' : '');
  const html = await readFile(join(site.outDir, file), 'utf8');
  return {content: contentOf(html), address: site.siteConfig.url + permalink};
}

async function read(site: Site): Promise<Map<string, BuiltPage>> {
  const docs = loadedVersions(site.plugins).flatMap((version) => version.docs);
  const permalinks = docs.map(({permalink}) => permalink);
  const cache = new ReadingCache(site.siteDir);
  const pages = new Map<string, BuiltPage | undefined>();
  for (const permalink of permalinks) {
    pages.set(permalink, await cache.get(await source(site, permalink)));
  }
  const missing = permalinks.filter((permalink) => pages.get(permalink) === undefined);
  const found = await readAll(missing.map((permalink) => () => source(site, permalink)));
  for (const [at, permalink] of missing.entries()) {
    pages.set(permalink, found[at]!);
    await cache.set(await source(site, permalink), found[at]!);
  }
  await cache.prune();
  return pages as Map<string, BuiltPage>;
}

/** Docusaurus gives each plugin modules of its own: what they share is kept where all see it. */
const shared = globalThis as {builtPages?: WeakMap<object, Promise<Map<string, BuiltPage>>>};

/**
 * The pages of all versions, by their permalink. Plugins that ask during the same build are given the
 * same.
 *
 * @param site - as `postBuild` is given it
 * @throws Error when a page is missing or has no document body
 */
export function builtPages(site: Site): Promise<Map<string, BuiltPage>> {
  const readings = (shared.builtPages ??= new WeakMap());
  const known = readings.get(site.plugins) ?? read(site);
  readings.set(site.plugins, known);
  return known;
}
