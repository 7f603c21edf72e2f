/** Tells whether `build/` was made from the sources as they are now. */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {join, sep} from 'node:path';

/** What the site is built from; everything else may change without making a build stale. */
const SOURCES = [
  'config',
  'diagrams',
  'docs',
  'docusaurus.config.ts',
  'facts',
  'package-lock.json',
  'package.json',
  'scripts/build.ts',
  'scripts/docusaurus.js',
  'scripts/finish',
  'scripts/landing.ts',
  'scripts/lighten',
  'scripts/pack',
  'sidebars.ts',
  'src',
  'static',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
];

/** The file of a build that holds its stamp. */
export const STAMP_FILE = '.sources';

const isTest = (file: string) =>
  /\.test\.tsx?$|(^|\/)__snapshots__\//.test(file.split(sep).join('/'));

/** The files behind an entry of the source list, relative to the project. */
function filesOf(siteDir: string, entry: string): string[] {
  const path = join(siteDir, entry);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [entry];
  return readdirSync(path, {recursive: true, withFileTypes: true})
    .filter((found) => found.isFile())
    .map((found) => join(found.parentPath, found.name).slice(siteDir.length + 1));
}

/**
 * Sums up the content of all sources, so that neither a checkout nor a touched file makes a build
 * look stale.
 *
 * @param siteDir - the root of the project
 */
export function sourceStamp(siteDir: string): string {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((entry) => filesOf(siteDir, entry)).filter((file) => !isTest(file));
  for (const file of files.sort()) {
    const content = readFileSync(join(siteDir, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether the build in a folder was made from these sources. */
export function isFresh(siteDir: string, build: string): boolean {
  const stamp = join(build, STAMP_FILE);
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === sourceStamp(siteDir);
}
