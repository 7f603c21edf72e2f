/**
 * What the finished pages say, read once for all that the build makes of them: Markdown twins,
 * search, the manifest.
 */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Props} from '@docusaurus/types';
import {loadedVersions} from '../content/loadedDocs.ts';
import {ReadingCache} from './cache.ts';
import {contentOf} from './content.ts';
import {pageReader} from './pageReader.ts';
import type {BuiltPage, PageToRead} from './readPage.ts';

export type {BuiltPage} from './readPage.ts';

type Site = Pick<Props, 'siteDir' | 'outDir' | 'baseUrl' | 'siteConfig' | 'plugins'>;

function source(site: Site, permalink: string): PageToRead {
  const file = permalink.slice(site.baseUrl.length) + (permalink.endsWith('/') ? 'index.html' : '');
  const html = readFileSync(join(site.outDir, file), 'utf8');
  return {content: contentOf(html), address: site.siteConfig.url + permalink};
}

async function read(site: Site): Promise<Map<string, BuiltPage>> {
  const cache = new ReadingCache(site.siteDir);
  const reader = pageReader();
  const readNow = async (page: PageToRead) => {
    const found = await reader.add(page);
    cache.set(page, found);
    return found;
  };
  const docs = loadedVersions(site.plugins).flatMap((version) => version.docs);
  const pages = await Promise.all(
    docs.map(async ({permalink}) => {
      const page = source(site, permalink);
      return [permalink, cache.get(page) ?? (await readNow(page))] as const;
    }),
  );
  cache.save();
  return new Map(pages);
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
