/**
 * `npm run build`: has Docusaurus write the site into a folder beside `build/` (its plugin `output`
 * finishes the pages), compresses it, and puts it in the place of `build/`. A build that fails or is
 * interrupted leaves `build/` as it was.
 *
 * Arguments go to `docusaurus build`. Exits with its code, or with 1 when a later step fails.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {compress} from './compress.ts';
import {sourceStamp, STAMP_FILE} from './sourceStamp.ts';

const siteDir = resolve(__dirname, '..');
const live = join(siteDir, 'build');
const staging = join(siteDir, '.build');
const former = join(siteDir, '.build-former');

const remove = (folder: string) => rmSync(folder, {recursive: true, force: true});

/** Runs Docusaurus and passes on what ends this process. */
async function docusaurus(): Promise<void> {
  const bin = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const args = ['build', '--out-dir', join(staging, 'docs'), ...process.argv.slice(2)];
  const child = spawn(process.execPath, [bin, ...args], {cwd: siteDir, stdio: 'inherit'});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal));
  }
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code === 0) return;
  const left = existsSync(live) ? 'build/ is as it was.' : 'There is no build/.';
  console.error(`Docusaurus didn't finish; its messages are above. ${left}`);
  process.exit(code ?? 1);
}

function swap(): void {
  remove(former);
  if (existsSync(live)) renameSync(live, former);
  renameSync(staging, live);
  remove(former);
}

async function main(): Promise<void> {
  // Taken first: what changes while the build runs isn't in it.
  const stamp = sourceStamp(siteDir);
  remove(staging);
  await docusaurus();
  const files = await compress(staging);
  writeFileSync(join(staging, STAMP_FILE), `${stamp}\n`);
  swap();
  console.log(`${files} text files compressed; the site is in build/docs.`);
}

void main();
