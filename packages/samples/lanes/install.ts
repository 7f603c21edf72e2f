/** Installs the runtime and the packages of samples, if necessary. */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** `packages/samples/runtime`, a separate npm package. Its description explains why. */
export const runtimeFolder = join(__dirname, '../runtime');

/** Keeps certificates between runs. */
export const cacheFolder = join(__dirname, '../../../node_modules/.cache/samples');

/** An install takes seconds, so an older lock is from a run that was killed. */
const LOCK_AGE_MS = 5 * 60 * 1000;

const lock = join(cacheFolder, 'installing');

function isInstalled(): boolean {
  const installed = join(runtimeFolder, 'node_modules/.package-lock.json');
  const wanted = join(runtimeFolder, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs;
}

/** Tests run in parallel, and two installs into one folder would break each other. */
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

/** Installs again if the lock file is newer than the installed packages. */
export function installRuntime(): void {
  if (isInstalled()) return;
  takeLock();
  try {
    if (isInstalled()) return;
    console.error('Installing the runtime of samples …');
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: runtimeFolder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } finally {
    rmSync(lock, {recursive: true, force: true});
  }
}
