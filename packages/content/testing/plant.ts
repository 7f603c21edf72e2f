import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Version} from '../facts/index.ts';
import {Project} from '../pages/project.ts';
import type {ProjectFacts} from '../pages/projectFacts.ts';
import {known as siteKnown} from './siteFacts.ts';

/** Files of a project, by path. */
export type Files = Readonly<Record<string, string>>;

const planted: string[] = [];

/** The versions of test projects. The portal's own versions may change. */
const fixtureVersions: readonly Version[] = [
  {
    id: 'v2',
    label: 'v2',
    path: '',
    state: 'current',
    inDocs: true,
    runtime: 'component',
    searched: true,
    indexed: true,
  },
  {
    id: 'v1',
    label: 'v1',
    path: 'v1',
    state: 'maintained',
    inDocs: false,
    runtime: 'legacy',
    searched: false,
    indexed: false,
  },
];

/** Writes files to a new temporary folder and returns its path. */
export function plantFolder(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'project-'));
  planted.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  }
  return root;
}

/** What a test project knows besides its files: the facts of the site, its own versions, no redirects. */
export function knownWith(known: Partial<ProjectFacts> = {}): ProjectFacts {
  const none = {
    versions: fixtureVersions,
    redirects: [],
    movedAnchors: [],
    namedRoutes: [],
    nextPages: {},
    base: '/docs/',
  };
  // Facts that a test passes apply to all versions.
  const versionFacts = known.facts ? {} : siteKnown.versionFacts;
  return {...siteKnown, ...none, versionFacts, ...known};
}

/** A project with the given files. It has no redirects unless you pass them. */
export const plant = (files: Files, known?: Partial<ProjectFacts>): Project =>
  new Project(plantFolder(files), knownWith(known));

/** Removes the temporary folders. Call it after the tests. */
export function clear(): void {
  for (const root of planted.splice(0)) rmSync(root, {recursive: true, force: true});
}

/** A page with valid front matter. Its body starts on line 6. */
export const page = (...body: string[]): string =>
  [
    '---',
    'title: Queues',
    'short_description: How events wait for a worker, and for how long.',
    '---',
    '',
    ...body,
    '',
  ].join('\n');
