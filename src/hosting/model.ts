/**
 * What any host of this site must do, in one model: the server of `npm run serve` reads it as
 * `build/host.json`, and every generated host file is written from it.
 */
import * as z from 'zod';
import type {RedirectModel} from '../redirects/resolve.ts';

const path = z.string().startsWith('/');
const header = z.record(z.string().regex(/^[A-Z][A-Za-z-]+$/), z.string().min(1));

const redirectSchema = z.strictObject({
  /** A full path without trailing slash (the form with one is redirected alike); a moved folder ends in one. */
  from: path,
  to: z.union([path, z.url({protocol: /^https$/})]),
});

export const hostModelSchema = z.strictObject({
  /** The path that the site is served under, such as `/docs/`. */
  base: z.string().regex(/^\/(.+\/)?$/),
  /** Legacy addresses: 301, one hop, query kept. */
  redirects: z.array(redirectSchema),
  /** Folders that moved as a whole. */
  prefixes: z.array(redirectSchema),
  /** What is known to be in them, one by one: without it, hosts that only replace text need two hops. */
  inPrefixes: z.array(redirectSchema),
  /** Pages whose address is the file itself: no slash behind it, no alias. */
  filePages: z.array(path.endsWith('.html')),
  /** Folders that are not pages: nothing is at their address, with a slash or without. */
  folders: z.array(path.refine((folder) => !folder.endsWith('/'))),
  /** Files that pages of other sites may read, such as the description of the API. */
  sharedFiles: z.array(path),
  /** Files beside the site, such as `/robots.txt`: hosts send these and nothing else from there. */
  rootFiles: z.array(path),
  /** Sent with status 404 for every unknown path. */
  notFound: path,
  /** The folder of files whose names change with their content. */
  hashedAssets: path.endsWith('/'),
  caching: z.strictObject({
    /** For hashed assets. */
    hashed: z.string(),
    /** For pages and everything else: kept, but revalidated before use. */
    others: z.string(),
  }),
  /** On every response, see `securityHeaders.ts`; hashed assets need less. */
  headers: header,
});

/** The model of a host. Paths are full paths, as a browser asks for them. */
export type HostModel = z.infer<typeof hostModelSchema>;

/** All but what depends on the finished pages and files. */
export type HostDraftModel = Omit<HostModel, 'headers' | 'folders' | 'sharedFiles' | 'rootFiles'>;

/** Pages and legacy addresses of moved folders, except the folders themselves. */
function rowsInPrefixes(
  {redirects, prefixes}: RedirectModel,
  expanded: RedirectModel['redirects'],
): RedirectModel['redirects'] {
  const legacy = prefixes.flatMap((prefix) =>
    redirects
      .filter(({from}) => from.startsWith(prefix.to) && !from.startsWith(prefix.from))
      .map(({from, to}) => ({from: prefix.from + from.slice(prefix.to.length), to})),
  );
  const known = new Set([
    ...redirects.map(({from}) => from),
    ...prefixes.map(({from}) => from.slice(0, -1)),
  ]);
  return [...expanded, ...legacy].filter(({from}) => {
    const isNew = !known.has(from);
    known.add(from);
    return isNew;
  });
}

/**
 * Builds the host model of a site.
 *
 * @param site.base - the path the site is served under
 * @param site.routes - all pages of the build, as full paths
 * @param site.redirects - resolved redirects, relative to the site
 * @param site.expanded - the same rows with one for every page of a moved folder
 * @returns all but what depends on the finished pages and files
 */
export function hostModel(site: {
  base: string;
  routes: readonly string[];
  redirects: RedirectModel;
  expanded?: RedirectModel['redirects'];
}): HostDraftModel {
  const full = (target: string) => (target.startsWith('/') ? site.base + target.slice(1) : target);
  const fullRows = (rows: RedirectModel['redirects']) =>
    rows.map(({from, to}) => ({from: full(from), to: full(to)}));
  const notFound = full('/404.html');
  return {
    base: site.base,
    redirects: fullRows(site.redirects.redirects),
    prefixes: fullRows(site.redirects.prefixes),
    inPrefixes: fullRows(rowsInPrefixes(site.redirects, site.expanded ?? [])),
    filePages: site.routes.filter((route) => route.endsWith('.html') && route !== notFound).sort(),
    notFound,
    hashedAssets: full('/assets/'),
    caching: {hashed: 'public, max-age=31536000, immutable', others: 'no-cache'},
  };
}
