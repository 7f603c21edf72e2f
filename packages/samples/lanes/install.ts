/** Installs the runtime and the packages of samples, if necessary. */
import {execFile} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {lock} from 'proper-lockfile';

/** `packages/samples/runtime`, a separate npm package. Its description explains why. */
export const runtimeFolder = join(__dirname, '../runtime');

function isInstalled(): boolean {
  const installed = join(runtimeFolder, 'node_modules/.package-lock.json');
  const wanted = join(runtimeFolder, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(wanted).mtimeMs;
}

/**
 * Installs again if the lock file is newer than the installed packages. Tests run in parallel, and two
 * installs into one folder would break each other.
 */
export async function installRuntime(): Promise<void> {
  if (isInstalled()) return;
  const release = await lock(runtimeFolder, {
    // After a minute without a sign of life, its process was killed.
    stale: 60_000,
    retries: {forever: true, minTimeout: 100, maxTimeout: 1000},
  });
  try {
    if (isInstalled()) return;
    console.error('Installing the runtime of samples …');
    const command = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    const shell = process.platform === 'win32';
    await promisify(execFile)('npm', command, {cwd: runtimeFolder, shell});
  } finally {
    await release();
  }
}
