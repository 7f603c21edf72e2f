/**
 * Writes `pages.json`: title, URL, source, key, headings and front matter of every page. And
 * `moved.json`.
 */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {BuiltDoc, BuiltSite, BuiltVersion} from '@portal/content/pages/builtSite';
import {writtenKeys} from '@portal/content/pages/frontMatter';
import {pathInVersion, routeOf} from '@portal/content/routes/routes';
import type {PageContent} from '../finishing/content.ts';
import type {AnchorMap} from '../redirects/anchors.ts';
import {fullPath, type RedirectModel} from '../redirects/paths.ts';
import {type Moved, manifestSchema, type Page} from './schema.ts';

type Contents = ReadonlyMap<string, Pick<PageContent, 'headers'>>;

/** The front matter as it's written, and a slug only if it differs from the route of the file. */
function writtenFrontMatter({title, description, frontMatter}: BuiltDoc, file: string) {
  const {slug} = frontMatter;
  const written = writtenKeys(frontMatter);
  const isOwn = slug !== routeOf(pathInVersion(file)!, written);
  return {title, short_description: description, ...written, ...(isOwn && {slug})};
}

const byPath = (a: Page, b: Page) => (a.path < b.path ? -1 : 1);

/**
 * Returns the manifest of all pages, sorted by URL.
 *
 * @param versions - all versions
 * @param contents - page contents by URL path
 * @throws Error if a page doesn't match the schema
 */
export function manifestOf(versions: readonly BuiltVersion[], contents: Contents): Page[] {
  const pages = versions.flatMap(({label: version, docs}) =>
    docs
      .filter(({unlisted}) => !unlisted)
      .map((doc): Page => {
        const relativePath = doc.source.replace(/^@site\//, '');
        return {
          title: doc.title,
          path: doc.permalink,
          relativePath,
          key: `${version}/${doc.id}`,
          version,
          headers: contents.get(doc.permalink)!.headers,
          frontmatter: writtenFrontMatter(doc, relativePath),
        };
      }),
  );
  return manifestSchema.parse(pages.sort(byPath));
}

/** What has moved, relative to the site. */
interface MovedFrom extends Pick<RedirectModel, 'redirects'> {
  anchors: AnchorMap;
}

/** Makes all addresses full paths, and keeps those on other sites. */
function movedOf({redirects, anchors}: MovedFrom, base: string): Moved {
  const rows = [...redirects.map(({from, to}) => [from, to] as const), ...Object.entries(anchors)];
  return Object.fromEntries(rows.map((row) => row.map((path) => fullPath(path, base))));
}

/** Writes the result of {@link manifestOf} to the built site, and what has moved. */
export function writeManifest(
  {outDir, baseUrl, versions}: BuiltSite,
  contents: Contents,
  moved: MovedFrom,
): void {
  const write = (name: string, data: unknown) =>
    writeFileSync(join(outDir, name), `${JSON.stringify(data, null, 1)}\n`);
  write('pages.json', manifestOf(versions, contents));
  write('moved.json', movedOf(moved, baseUrl));
}
