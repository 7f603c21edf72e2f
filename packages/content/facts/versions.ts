/**
 * Every version of the documentation, newest first. Menu, badge, banner, search, sitemap, hosts, checks
 * and commands read this table. The schema is in `versions.schema.ts`, because browsers load this file,
 * too.
 */

/** The runtimes for samples, described in `packages/samples/README.md`. */
export const runtimes = ['component', 'legacy'] as const;
export type Runtime = (typeof runtimes)[number];

export interface Version {
  /** The name in commands, front matter and folders. */
  id: string;
  /** The name that readers see. */
  label: string;
  /** A badge after the label in the menu. */
  badge?: string;
  /** The URL folder, without slashes. Only the current version has none. */
  path: string;
  /** An unmaintained version only gets corrections. */
  state: 'current' | 'maintained' | 'unmaintained';
  /** The runtime of its samples. */
  runtime: Runtime;
  /** Whether its pages are included in search. */
  searched: boolean;
  /** Whether search engines may list its pages. */
  indexed: boolean;
  /** What follows "This page is about v1," at the top of its pages. */
  banner?: string;
  /** The page that explains how to migrate to the current version. */
  migrationGuide?: string;
}

export const versions: readonly Version[] = [
  {
    id: 'v2',
    label: 'v2',
    badge: 'New',
    path: '',
    state: 'current',
    runtime: 'component',
    searched: true,
    indexed: true,
  },
  {
    id: 'v1',
    label: 'v1',
    path: 'v1',
    state: 'unmaintained',
    runtime: 'legacy',
    searched: false,
    indexed: false,
    banner: 'the former workflow builder.',
    migrationGuide: '/migrate-from-v1/',
  },
];

/** The version in `docs/`. */
export const currentVersion = versions.find(({state}) => state === 'current')!;

/** The versions that were cut, newest first. */
export const frozenVersions = versions.filter(({state}) => state !== 'current');

/** How the docs plugin calls a version. */
export const pluginName = ({id, state}: Version): string => (state === 'current' ? 'current' : id);

/** The folder that holds the pages of a version, with a slash at its end. */
export const folderOf = ({id, state}: Version): string =>
  state === 'current' ? 'docs/' : `versioned_docs/version-${id}/`;

/** The file that holds the sidebars of a version. */
export const sidebarOf = ({id, state}: Version): string =>
  state === 'current' ? 'sidebars.ts' : `versioned_sidebars/version-${id}-sidebars.json`;

/** What stands before the routes of a version: `/v1`, or nothing. */
export const prefixOf = ({path}: Version): string => (path === '' ? '' : `/${path}`);

/** The version whose folder holds a file; a path relative to the project, with forward slashes. */
export const versionOfFile = (file: string, table = versions): Version | undefined =>
  table.find((version) => file.startsWith(folderOf(version)));

/** The version that a route belongs to, relative to the site: `/v1/limits/`. */
export const versionOfRoute = (route: string, table = versions): Version =>
  table.find(({path}) => path !== '' && route.startsWith(`/${path}/`)) ??
  table.find(({path}) => path === '')!;
