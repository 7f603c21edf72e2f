/**
 * `npm run build`: has Docusaurus write the site into a folder beside `build/` (its plugin `output`
 * finishes the pages), compresses it, and puts it in the place of `build/`. A build that fails or is
 * interrupted leaves `build/` as it was.
 *
 * Arguments go to `docusaurus build`. Exits with its code, or with 1 when a later step fails.
 */
import './requireNode.ts';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {constants} from 'node:os';
import {join, resolve} from 'node:path';
import {compressFolder} from './compress.ts';
import {sourceStamp, STAMP_FILE} from './sourceStamp.ts';

const siteDir = resolve(__dirname, '..');
const live = join(siteDir, 'build');
const staging = join(siteDir, '.build');
const former = join(siteDir, '.build-former');

/** What the bundler keeps between builds. */
const cache = join(siteDir, 'node_modules/.cache/rspack');

/** The exit code of a bundler that broke off, as it does on a file of its cache that it can't read. */
const BROKEN_OFF = 128 + constants.signals.SIGABRT;

const remove = (folder: string) => rmSync(folder, {recursive: true, force: true});

/**
 * Runs Docusaurus, and passes on the signals that are meant to end it.
 *
 * @returns its exit code, or 128 and the number of the signal that ended it, as shells count
 */
async function docusaurus(): Promise<number> {
  const bin = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const args = ['build', '--out-dir', join(staging, 'docs'), ...process.argv.slice(2)];
  const child = spawn(process.execPath, [bin, ...args], {cwd: siteDir, stdio: 'inherit'});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals];
  return code ?? 128 + constants.signals[signal];
}

function swap(): void {
  remove(former);
  if (existsSync(live)) renameSync(live, former);
  renameSync(staging, live);
  remove(former);
}

async function build(): Promise<number> {
  // Taken first: what changes while the build runs isn't in it.
  const stamp = sourceStamp(siteDir);
  remove(staging);
  let code = await docusaurus();
  if (code === BROKEN_OFF && existsSync(cache)) {
    console.error(
      `The bundler broke off. A damaged file in ${cache} can be the reason, so it's removed, and the ` +
        'build starts again.',
    );
    remove(cache);
    remove(staging);
    code = await docusaurus();
  }
  if (code !== 0) return code;
  const files = await compressFolder(staging);
  writeFileSync(join(staging, STAMP_FILE), `${stamp}\n`);
  swap();
  console.log(`${files} text files compressed; the site is in build/docs.`);
  return 0;
}

async function main(): Promise<void> {
  const code = await build().catch((error: unknown) => {
    console.error(error);
    return 1;
  });
  if (code !== 0) {
    remove(staging);
    const left = existsSync(live) ? 'build/ is as it was.' : 'There is no build/.';
    console.error(`The build didn't finish; the reason is above. ${left}`);
  }
  process.exitCode = code;
}

void main();
