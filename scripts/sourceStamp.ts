/** Checks whether `build/` was made from the current sources and environment. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {BUILD_VARIABLES} from '../src/config/environment.ts';

/** Files that no build reads. All other files count, so that new folders are included. */
const IGNORED = [
  '{bench,build,contributing,deploy,node_modules,test-results,tests}/**',
  'packages/{checks,mcp,samples}/**',
  '.*/**',
  '*.md',
  '**/*.test.{ts,tsx}',
  '**/__snapshots__/**',
];

/** The file of a build that contains its stamp. */
export const STAMP_FILE = '.sources';

/**
 * Returns a digest of the content of all sources. File times don't matter, so a checkout doesn't
 * change it.
 *
 * @param siteDir - the root of the project
 * @param env - the environment of the build
 */
export function sourceStamp(siteDir: string, env: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256');
  for (const name of BUILD_VARIABLES) hash.update(`${name}=${env[name] ?? ''}\0`);
  for (const file of globSync('**/*', {cwd: siteDir, ignore: IGNORED}).sort()) {
    const content = readFileSync(join(siteDir, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether the build in a folder was made from these sources in this environment. */
export function isFresh(siteDir: string, build: string): boolean {
  const stamp = join(build, STAMP_FILE);
  return existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === sourceStamp(siteDir);
}
