/**
 * `npm run build`: builds the site into a folder beside, adds compressed forms of its text files,
 * and puts the result in the place of `build/`. A build that breaks off leaves the former one whole.
 *
 * Arguments go to `docusaurus build`. Exit code 0, or that of the step that failed.
 */
import {spawnSync} from 'node:child_process';
import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {precompress} from './precompress.ts';
import {sourceStamp, STAMP_FILE} from './sourceStamp.ts';

const siteDir = resolve(__dirname, '..');
const build = join(siteDir, 'build');
const staging = join(siteDir, '.build');
const former = join(siteDir, '.build-former');

const remove = (folder: string) => rmSync(folder, {recursive: true, force: true});

/** Puts a finished folder in the place of another, which is gone only for the time of a rename. */
function replace(folder: string, finished: string): void {
  remove(former);
  try {
    renameSync(folder, former);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  renameSync(finished, folder);
  remove(former);
}

async function main(): Promise<number> {
  // Taken first: what changes during the build is not in it.
  const stamp = sourceStamp(siteDir);
  remove(staging);
  mkdirSync(staging);
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const args = [docusaurus, 'build', '--out-dir', '.build/docs', ...process.argv.slice(2)];
  const {status} = spawnSync(process.execPath, args, {cwd: siteDir, stdio: 'inherit'});
  if (status !== 0) {
    remove(staging);
    return status ?? 1;
  }
  const files = await precompress(join(staging, 'docs'));
  writeFileSync(join(staging, STAMP_FILE), `${stamp}\n`);
  replace(build, staging);
  console.log(`${files} text files compressed; the site is in build/docs.`);
  return 0;
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
