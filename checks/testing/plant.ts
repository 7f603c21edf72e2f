import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import type {Version} from '../../facts/versions.ts';
import {Project, type ProjectFacts} from '../core/project.ts';

/** Files of a project, by path. */
export type Files = Readonly<Record<string, string>>;

const planted: string[] = [];

/** The versions of planted projects: those of the portal may change. */
const fixtureVersions: readonly Version[] = [
  {
    id: 'v2',
    label: 'v2',
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
    state: 'maintained',
    runtime: 'legacy',
    searched: false,
    indexed: false,
  },
];

/** Writes files into a folder of their own. */
export function plantFolder(files: Files): string {
  const root = mkdtempSync(join(tmpdir(), 'checks-'));
  planted.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), {recursive: true});
    writeFileSync(join(root, file), text);
  }
  return root;
}

/** A project of the given files. Nothing redirects in it, unless it is said. */
export function plant(files: Files, known: Partial<ProjectFacts> = {}): Project {
  const none = {
    versions: fixtureVersions,
    redirects: [],
    movedAnchors: [],
    namedRoutes: {},
    nextPages: {},
  };
  return new Project(plantFolder(files), {...none, ...known});
}

/** Removes what was planted; tests call it when they are done. */
export function clear(): void {
  for (const root of planted.splice(0)) rmSync(root, {recursive: true, force: true});
}

/** A page with valid front matter. Its body begins on line 6. */
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
