import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import matter from 'gray-matter';
import {globSync} from 'tinyglobby';
import {type FactTree, folderOf, prefixOf, versions} from '../facts/index.ts';
import {routeOf} from './routes.ts';
import {resolveTokens} from '../facts/tokens.ts';

/** The pages in a folder. A leading underscore marks a partial, which Docusaurus doesn't publish. */
const pageFiles = (folder: string) =>
  globSync('**/*.{md,mdx}', {cwd: folder, ignore: ['**/_*/**', '**/_*']});

/**
 * Lists the routes of all pages that have a source file, before the build. Redirects and navigation may
 * only link to these.
 *
 * @param siteDir - the root of the project
 * @param factsByVersion - the facts of each version, because a slug may name one of them
 * @returns the routes of all versions, relative to the site and sorted
 */
export function publishedRoutes(
  siteDir: string,
  factsByVersion: Readonly<Record<string, FactTree>>,
): string[] {
  const routes = versions.flatMap((version) => {
    const folder = join(siteDir, folderOf(version));
    return pageFiles(folder).map((file) => {
      const path = join(folder, file);
      const {slug} = matter(readFileSync(path, 'utf8')).data as {slug?: string};
      const inside =
        slug === undefined ? routeOf(file) : resolveTokens(slug, factsByVersion[version.id]!, file);
      return prefixOf(version) + inside;
    });
  });
  return routes.sort();
}
