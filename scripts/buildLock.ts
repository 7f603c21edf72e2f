import {readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';

/** How long a lock may be empty, because its process hasn't written its ID yet, in milliseconds. */
const EMPTY_MS = 1000;

/** Whether a process exists, even one of another user. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Makes sure that only one build runs in this folder. Two would delete each other's files.
 *
 * @param file - the lock, which contains the ID of the process that builds. The lock of a process that
 *   has ended is taken over.
 * @returns a function that removes the lock
 * @throws Error if another process builds
 */
export function lockBuild(file: string): () => void {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), {flag: 'wx'});
      return () => rmSync(file, {force: true});
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pid = Number(readFileSync(file, 'utf8'));
    if (pid === 0 && Date.now() - statSync(file).mtimeMs < EMPTY_MS) continue;
    if (pid > 0 && isRunning(pid)) {
      throw new Error(
        `Another build is running in this folder, as process ${pid}. Wait until it has finished. If ` +
          `that process isn't a build, delete ${file}.`,
      );
    }
    rmSync(file, {force: true});
  }
}
