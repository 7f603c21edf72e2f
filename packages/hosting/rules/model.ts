/**
 * The host model: what any host of this site must do. `npm run serve` reads it from `hosts/host.json`,
 * and every host file is generated from it.
 */
import * as z from 'zod';
import {markdownPathOf} from '@portal/content/pages/markdownPath';
import {fullPath, type RedirectModel} from '../redirects/paths.ts';
import {securityHeaders} from './securityHeaders.ts';

const path = z.string().startsWith('/');
const header = z.record(z.string().regex(/^[A-Z][A-Za-z-]+$/), z.string().min(1));

const redirectSchema = z.strictObject({
  /** A full path without a trailing slash, which also covers the form with one. Folders end in one. */
  from: path,
  to: z.union([path, z.url({protocol: /^https$/})]),
});

export const hostModelSchema = z.strictObject({
  /** The path that the site is served under, such as `/docs/`. */
  base: z.string().regex(/^\/(.+\/)?$/),
  /** The origin of published URLs. */
  origin: z.url(),
  /** Every legacy URL: 301, one hop, query kept. */
  redirects: z.array(redirectSchema),
  /** Folders that moved with everything in them, for hosts that limit the number of rows. */
  prefixes: z.array(redirectSchema),
  /** Pages published as `.html` files: their URLs have no trailing slash and no alias. */
  filePages: z.array(path.endsWith('.html')),
  /** Pages with a Markdown version, at `markdownPathOf`. `negotiation.ts` says who gets which. */
  markdownPages: z.array(path),
  /** Pages without one. */
  htmlPages: z.array(path),
  /** What search engines don't list: folders of versions, and files. */
  unindexed: z.array(path),
  /** Files that pages of other sites may read, such as the OpenAPI document. */
  sharedFiles: z.array(path),
  /** Files at the root of the host, such as `/robots.txt`. Hosts send no other files from there. */
  rootFiles: z.array(path),
  /** The path of the site in each language, that of `base` last. */
  languages: z.array(path.endsWith('/')).min(1),
  caching: z.strictObject({
    /** For hashed assets. */
    hashed: z.string(),
    /** For everything else: cached, but revalidated before use, and not changed by proxies on the way. */
    others: z.string(),
  }),
  /** Sent with every response. See `securityHeaders.ts`. */
  headers: header,
});

/** The host model. Paths are full paths, as browsers request them. */
export type HostModel = z.infer<typeof hostModelSchema>;

/**
 * Builds the host model of a site.
 *
 * @param site.base - the path that the site is served under
 * @param site.languages - the paths of the site in other languages, as `/docs/de/`
 * @param site.origin - the origin of published URLs
 * @param site.routes - all pages of the build, as full paths
 * @param site.documents - those pages that have a Markdown version
 * @param site.unindexed - the paths of the versions that search engines don't list, as `/docs/v1`
 * @param site.redirects - resolved redirects, relative to the site
 * @param site.sharedFiles - files that pages of other sites may read, relative to the site
 * @param site.rootFiles - files at the root of the host, relative to it
 */
export function hostModel(site: {
  base: string;
  languages?: readonly string[];
  origin: string;
  routes: readonly string[];
  documents: ReadonlySet<string>;
  unindexed: readonly string[];
  redirects: RedirectModel;
  sharedFiles: readonly string[];
  rootFiles: readonly string[];
}): HostModel {
  const languages = [...(site.languages ?? []), site.base];
  const full = (target: string) => languages.map((base) => fullPath(target, base));
  const fullRows = (rows: RedirectModel['redirects']) =>
    languages.flatMap((base) =>
      rows.map(({from, to}) => ({from: fullPath(from, base), to: fullPath(to, base)})),
    );
  const notFound = languages.map(notFoundAt);
  const pages = site.routes.filter((route) => !notFound.includes(route)).sort();
  return {
    base: site.base,
    origin: site.origin,
    redirects: fullRows(site.redirects.redirects),
    prefixes: fullRows(site.redirects.prefixes),
    filePages: pages.filter((page) => page.endsWith('.html')),
    markdownPages: pages.filter((page) => site.documents.has(page)),
    htmlPages: pages.filter((page) => !site.documents.has(page)),
    unindexed: [
      ...site.unindexed.map((folder) => `${folder}/`),
      ...['/llms.txt', '/llms-full.txt'].flatMap(full),
    ],
    sharedFiles: site.sharedFiles.flatMap((file) => full(`/${file}`)),
    rootFiles: site.rootFiles.map((file) => `/${file}`).sort(),
    languages,
    caching: {hashed: 'public, max-age=31536000, immutable', others: 'no-cache, no-transform'},
    headers: securityHeaders,
  };
}

/** The page that's sent with status 404 for unknown paths below the path of a language. */
export const notFoundAt = (language: string): string => `${language}404.html`;

/** The folder of files that have a content hash in their names, below the path of a language. */
export const hashedAssetsAt = (language: string): string => `${language}assets/`;

/** The path of the language that a path belongs to, or that of the site. */
export const languageAt = ({languages, base}: HostModel, full: string): string =>
  languages.find((language) => full.startsWith(language)) ?? base;

/**
 * The paths that lead to the site from outside of it.
 *
 * @param base - the path of the site, such as `/docs/`. A site at `/` has none
 */
export const waysIn = (base: string): string[] => (base === '/' ? [] : ['/', base.slice(0, -1)]);

/** Says that a page is what search engines list instead of its Markdown version. */
export const canonicalLink = ({origin}: HostModel, page: string): string =>
  `<${origin}${page}>; rel="canonical"`;

/**
 * Tells search engines to list a page rather than its Markdown version, and what not to list at all.
 *
 * @param file - the full path of a file
 */
export function searchEngineHeaders(model: HostModel, file: string): Record<string, string> {
  if (model.unindexed.some((start) => file.startsWith(start))) return {'X-Robots-Tag': 'noindex'};
  const page = model.markdownPages.find((one) => markdownPathOf(one) === file);
  return page === undefined ? {} : {Link: canonicalLink(model, page)};
}
