import {dirname, posix} from 'node:path';
import {resolvedFrom} from '../routes/routes.ts';
import {canonicalPath} from './address.ts';
import type {Page} from './page.ts';
import type {Project} from './project.ts';

/** A file without its extension; the page of a folder as the folder. */
export const stem = (file: string) => file.replace(/(?:\/index)?(?:\.mdx?)?\/?$/, '');

/**
 * Returns the route of the page that a link leads to, in any form that works in Docusaurus: as a path, with
 * or without the base URL and the slash at the end, relative to the page, or as a file.
 *
 * @param path - the path of the link, without query and hash
 * @param page - the page that has the link
 */
export function linkTarget(path: string, page: Page, {routes, known}: Project): string | undefined {
  if (routes.has(path)) return path;
  const isRelative = !path.startsWith('/');
  const shown = isRelative ? resolvedFrom(path, page.plainRoute) : path;
  const inSite = shown.startsWith(known.base) ? shown.slice(known.base.length - 1) : shown;
  const canonical = canonicalPath(inSite);
  if (routes.has(canonical) && !/\.mdx?$/.test(path)) return canonical;
  if (!/\.mdx?$/.test(path)) return undefined;
  const file = isRelative ? posix.join(dirname(page.file), path) : path.slice(1);
  return [...routes].find(([, other]) => other === file)?.[0];
}
