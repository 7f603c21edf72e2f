import {readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import matter from 'gray-matter';
import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import type {GuideFacts} from '../../../facts/guides.ts';
import {folderOf, prefixOf, type Version, versionOfFile} from '../../../facts/versions.ts';
import {
  element,
  link,
  list,
  paragraph,
  strong,
  text,
  type Block,
  type Inline,
} from '../../content/markdownNodes.ts';
import {routeOf} from '../../content/routes.ts';

interface Options {
  siteDir: string;
  /** Returns the guides of a version, or undefined if it has none. */
  guidesOf: (version: Version) => Pick<GuideFacts, 'guides'> | undefined;
}

const TITLE = 'Guides that use this';

/** A list of links below a label. It isn't a heading, because headings get an anchor on every page. */
const section = (links: Inline[]): Block =>
  element('nav', {'aria-label': TITLE}, [
    paragraph(strong(TITLE)),
    list(links.map((one) => [one])),
  ]);

/**
 * Reads the title of a guide from its page.
 *
 * @param siteDir - the root of the project
 * @param folder - the folder of the version's pages, with a trailing slash
 */
export function titleOfGuide(siteDir: string, folder: string, slug: string): string {
  const source = readFileSync(join(siteDir, folder, `guides/${slug}.mdx`), 'utf8');
  return (matter(source, {}).data as {title: string}).title;
}

/**
 * Adds links to the guides that use a page at the end of that page. They come from the list of guides
 * of the page's version.
 */
export const guidesThatUse: Plugin<[Options], Root> =
  ({siteDir, guidesOf}) =>
  (tree, file) => {
    const source = relative(siteDir, file.path).split(sep).join('/');
    const version = versionOfFile(source);
    const listed = version && guidesOf(version);
    if (!version || !listed) return;
    const folder = folderOf(version);
    const route = routeOf(source.slice(folder.length));
    const using = Object.values(listed.guides).filter(({uses}) => uses.includes(route));
    if (using.length === 0) return;
    const links = using.map(({slug}) =>
      link(`${prefixOf(version)}/guides/${slug}/`, text(titleOfGuide(siteDir, folder, slug))),
    );
    tree.children.push(section(links));
  };
