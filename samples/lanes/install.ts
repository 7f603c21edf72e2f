/** Installs what samples run on, where it is not there yet. */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** `samples/runtime`: an npm package of its own, see its description. */
export const runtimeFolder = join(__dirname, '../runtime');

/** Kept between runs: certificates. */
export const cacheFolder = join(__dirname, '../../node_modules/.cache/samples');

/** An install takes seconds; a lock of this age was left by a run that was killed. */
const LOCK_AGE_MS = 5 * 60 * 1000;

const lock = join(cacheFolder, 'installing');

function isInstalled(): boolean {
  const installed = join(runtimeFolder, 'node_modules/.package-lock.json');
  const wanted = join(runtimeFolder, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs;
}

/** Tests run side by side, and two installs into one folder destroy each other. */
function takeLock(): void {
  mkdirSync(cacheFolder, {recursive: true});
  for (;;) {
    try {
      mkdirSync(lock);
      return;
    } catch {
      const age = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0;
      if (age > LOCK_AGE_MS) rmSync(lock, {recursive: true, force: true});
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
}

/** Installs again when the lock file is newer than what was installed from it. */
export function installRuntime(): void {
  if (isInstalled()) return;
  takeLock();
  try {
    if (isInstalled()) return;
    console.error('Installing what samples run on …');
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: runtimeFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } finally {
    rmSync(lock, {recursive: true, force: true});
  }
}
