/**
 * `npm run build`: lets Docusaurus write the site into a folder next to `build/`, finishes the pages
 * (`packages/hosting/finishing`), compresses them, and replaces `build/` with that folder. If a build
 * fails or is interrupted, `build/` stays unchanged.
 *
 * Arguments are passed to `docusaurus build`. Exits with its code, or with 1 if a later step fails.
 */
import './requireNode.ts';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {constants} from 'node:os';
import {join, resolve} from 'node:path';
import {BUNDLER_CACHE} from '../src/plugins/bundler/cacheFolder.ts';
import {compressFolder, Compressor} from '@portal/hosting/finishing/compress';
import {lockBuild} from './buildLock.ts';
import {sourceStamp, STAMP_FILE} from './sourceStamp.ts';

const siteDir = resolve(__dirname, '..');
const live = join(siteDir, 'build');
const staging = join(siteDir, '.build');
const former = join(siteDir, '.build-former');

/** How a shell reports a process that aborts, as the bundler does if a file in its cache is unreadable. */
const CRASHED = 128 + constants.signals.SIGABRT;

/** Docusaurus' renderer reads every global, and newer versions of Node.js warn if this one is read. */
const NO_WEB_STORAGE = '--no-experimental-webstorage';

const remove = (folder: string) => rmSync(folder, {recursive: true, force: true});

/**
 * Runs Docusaurus, and passes on signals that should end it.
 *
 * @returns its exit code, or 128 plus the number of the signal that ended it, as in shells
 */
async function docusaurus(): Promise<number> {
  const bin = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const args = ['build', '--out-dir', join(staging, 'docs'), ...process.argv.slice(2)];
  const flags = process.allowedNodeEnvironmentFlags.has(NO_WEB_STORAGE) ? [NO_WEB_STORAGE] : [];
  const child = spawn(process.execPath, [...flags, bin, ...args], {cwd: siteDir, stdio: 'inherit'});
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
  // Taken before the build, so changes made while it runs trigger a rebuild.
  const stamp = sourceStamp(siteDir);
  remove(staging);
  // Loaded meanwhile, because that takes a second. It loads all facts, whose mistakes Docusaurus reports.
  const finishing = import('./finish.ts');
  finishing.catch(() => {});
  let code = await docusaurus();
  if (code === CRASHED && existsSync(BUNDLER_CACHE)) {
    console.error(
      `The bundler crashed, possibly because of a damaged file in ${BUNDLER_CACHE}. Deleting that folder and ` +
        'starting again.',
    );
    remove(BUNDLER_CACHE);
    remove(staging);
    code = await docusaurus();
  }
  if (code !== 0) return code;
  const {finishPages} = await finishing;
  const compressor = new Compressor();
  await finishPages(siteDir, compressor);
  const files = await compressFolder(staging, compressor);
  writeFileSync(join(staging, STAMP_FILE), `${stamp}\n`);
  swap();
  console.log(`Compressed ${files} text files. The site is in build/docs.`);
  return 0;
}

async function main(): Promise<void> {
  let unlock: () => void;
  try {
    unlock = lockBuild(join(siteDir, '.build.lock'));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
    return;
  }
  const code = await build().catch((error: unknown) => {
    console.error(error);
    return 1;
  });
  if (code !== 0) {
    remove(staging);
    const left = existsSync(live) ? 'build/ is unchanged.' : 'There is no build/.';
    console.error(`The build failed; see the error above. ${left}`);
  }
  unlock();
  process.exitCode = code;
}

void main();
