import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, sep} from 'node:path';
import matter from 'gray-matter';
import type {FactTree} from '../../facts/index.ts';
import {routeOf} from './routes.ts';
import {resolveTokens} from './tokens.ts';

/** The pages below a folder, as paths relative to it with forward slashes. */
const pageFiles = (folder: string) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(sep).join('/'))
    // A leading underscore marks a partial: Docusaurus makes no page of it.
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file));

/** The folders that hold pages and the prefix that each is served under. */
function versionFolders(siteDir: string): {folder: string; prefix: string}[] {
  const versioned = join(siteDir, 'versioned_docs');
  const older = existsSync(versioned) ? readdirSync(versioned) : [];
  return [
    {folder: join(siteDir, 'docs'), prefix: ''},
    ...older.map((name) => ({
      folder: join(versioned, name),
      prefix: `/${name.replace(/^version-/, '')}`,
    })),
  ];
}

/**
 * Lists the routes of all pages that have a source file, before the site is built: what redirects
 * and navigation may lead to.
 *
 * @param siteDir - the root of the project
 * @param facts - the registry, because a slug may name a fact
 * @returns routes of all versions relative to the site, sorted
 */
export function publishedRoutes(siteDir: string, facts: FactTree): string[] {
  const routes = versionFolders(siteDir).flatMap(({folder, prefix}) =>
    pageFiles(folder).map((file) => {
      const path = join(folder, file);
      const {slug} = matter(readFileSync(path, 'utf8')).data as {slug?: string};
      return prefix + (slug === undefined ? routeOf(file) : resolveTokens(slug, facts, {file}));
    }),
  );
  return routes.sort();
}
