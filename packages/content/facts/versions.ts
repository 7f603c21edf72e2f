/** Functions for the table of versions. Browsers load this file, so it doesn't import the schema. */
import {originalOf} from '../routes/translations.ts';
import type {Version} from './schemas/versions.ts';

/** How the docs plugin calls a version. */
export const pluginName = ({id, inDocs}: Version): string => (inDocs ? 'current' : id);

/** The folder that holds the pages of a version, with a slash at its end. */
export const folderOf = ({id, inDocs}: Version): string =>
  inDocs ? 'docs/' : `versioned_docs/version-${id}/`;

/** The file that holds the sidebars of a version. */
export const sidebarOf = ({id, inDocs}: Version): string =>
  inDocs ? 'sidebars.ts' : `versioned_sidebars/version-${id}-sidebars.json`;

/** The folder with the facts of a frozen version. */
export const factsFolder = (id: string): string => `data/versions/${id}`;

/** The folder with the facts of a version. */
export const dataFolder = ({id, state}: Version): string =>
  state === 'current' ? 'data' : factsFolder(id);

/** What stands before the routes of a version: `/v1`, or nothing. */
export const prefixOf = ({path}: Version): string => (path === '' ? '' : `/${path}`);

/** The version whose folder holds a file, or its original; relative to the project, with forward slashes. */
export const versionOfFile = (file: string, versions: readonly Version[]): Version | undefined =>
  versions.find((version) => originalOf(file).startsWith(folderOf(version)));

/** The version that a route belongs to, relative to the site: `/v1/limits/`. */
export const versionOfRoute = (route: string, versions: readonly Version[]): Version =>
  versions.find(({path}) => path !== '' && route.startsWith(`/${path}/`)) ??
  versions.find(({path}) => path === '')!;
