/**
 * The facts of this portal. The configuration, plugins, commands, checks and tests read them here, and
 * pass them to packages. Components import the data that the plugin `facts` generates.
 */
import {resolve} from 'node:path';
import {
  defineFacts,
  versionOfFile as fileVersion,
  versionOfRoute as routeVersion,
} from '@portal/content/facts';
import {Project} from '@portal/content/pages/project';
import {projectFacts} from '@portal/content/pages/projectFacts';

/** The folder of the project. */
export const ROOT = resolve(__dirname, '..');

const site = defineFacts(ROOT);

export const {
  current: currentFacts,
  reload: reloadFacts,
  ofVersion: factsOf,
  ofFile: factsOfFile,
  searchWords,
} = site;

// The facts at the start. While `npm run dev` runs, `currentFacts` has the present ones.
export const {product, locales, versions, currentVersion, frozenVersions} = site.current();
export const {facts, factsByVersion, limits, labels, operator} = site.current();
export const {navigation, redirects, movedAnchors, nextPages} = site.current();
export const {codeLanguages, policy, synonyms} = site.current();

/** The version whose folder holds a file; a path relative to the project, with forward slashes. */
export const versionOfFile = (file: string) => fileVersion(file, versions);

/** The version that a route belongs to, relative to the site: `/v1/limits/`. */
export const versionOfRoute = (route: string) => routeVersion(route, versions);

/** What rules and samples know about this portal besides its files. */
export const known = projectFacts(site.current(), {cases: 'tests/content/samples'});

/** The files of this portal, or of a copy of it. */
export const openProject = (root = ROOT): Project => new Project(root, known);
