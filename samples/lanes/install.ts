/** Installs what samples run on, where it is not there yet. */
import {execFileSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';

/** `samples/runtime`: an npm package of its own, see its description. */
export const runtimeFolder = join(__dirname, '../runtime');

/** Installs again when the lock file is newer than what was installed from it. */
export function installRuntime(): void {
  const installed = join(runtimeFolder, 'node_modules/.package-lock.json');
  const lock = join(runtimeFolder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.error('Installing what samples run on …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: runtimeFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Kept between runs: certificates. */
export const cacheFolder = join(__dirname, '../../node_modules/.cache/samples');
