/**
 * `npm run reproducible`: checks that the last commit always builds to the same bytes. It builds
 * three times: in a clone without caches; in a clone with another path, time zone and language; and
 * there again, with warm caches.
 *
 * Exit code 0 if all are the same. Otherwise 1, with the files that differ; their folders stay.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';

const root = resolve(__dirname, '..');

/** Clones the last commit with its history, and adds its own copy of the installed packages. */
function clone(folder: string): void {
  execFileSync('git', ['clone', '--quiet', '--local', root, folder], {stdio: 'inherit'});
  mkdirSync(join(folder, 'node_modules'));
  for (const entry of readdirSync(join(root, 'node_modules'))) {
    if (entry === '.cache') continue;
    const from = join(root, 'node_modules', entry);
    const to = join(folder, 'node_modules', entry);
    // Uses hard links where the system supports them. With symbolic links, paths would resolve to
    // this folder.
    const linked = spawnSync('cp', ['-al', from, to], {stdio: 'ignore'}).status === 0;
    if (!linked) cpSync(from, to, {recursive: true, verbatimSymlinks: true});
  }
}

function build(folder: string, environment: Record<string, string> = {}): void {
  const started = performance.now();
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {...process.env, ...environment},
    },
  );
  if (status !== 0) throw new Error(`The build in ${folder} failed:\n${stdout}${stderr}`);
  console.log(`${folder}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Compares two folders byte by byte, and prints the files that differ. */
function compare(what: string, a: string, b: string): boolean {
  const {status, stdout, stderr} = spawnSync('git', ['diff', '--no-index', '--stat', a, b], {
    encoding: 'utf8',
  });
  console.log(`${what}: ${status === 0 ? 'the same' : `\n${stdout}${stderr}`}`);
  return status === 0;
}

const scratch = mkdtempSync(join(tmpdir(), 'reproducible-'));
const first = join(scratch, 'a');
const second = join(scratch, 'quite/another/place');
const cold = join(scratch, 'cold');
clone(first);
build(first, {TZ: 'UTC', LANG: 'C'});
clone(second);
build(second, {TZ: 'Asia/Tokyo', LANG: 'de_DE.UTF-8'});
renameSync(join(second, 'build'), cold);
build(second);
const same = [
  compare('in another place', join(first, 'build'), cold),
  compare('with warm caches', cold, join(second, 'build')),
];
if (same.includes(false)) process.exitCode = 1;
else rmSync(scratch, {recursive: true});
