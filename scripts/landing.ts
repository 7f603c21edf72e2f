/** How a finished build takes the place of the former one, and what is left of one that broke off. */
import {existsSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** The folders and the file that a build works with, all on one file system. */
export interface Landing {
  /** What is served. */
  live: string;
  /** What is being built. */
  staging: string;
  /** What was served, while the two change places. */
  former: string;
  /** The processes of a running build. */
  lock: string;
}

/** The places of a project. */
export const landingOf = (siteDir: string): Landing => ({
  live: join(siteDir, 'build'),
  staging: join(siteDir, '.build'),
  former: join(siteDir, '.build-former'),
  lock: join(siteDir, '.build.lock'),
});

/** Removes a folder, also while a process that is about to end still writes into it. */
export const remove = (folder: string) =>
  rmSync(folder, {recursive: true, force: true, maxRetries: 5});

/** Whether Linux says that a process has ended and only waits for its parent to notice. */
function isZombie(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && /\) Z [^)]*$/.test(readFileSync(file, 'utf8'));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Keeps other builds of this project away until the function it gives is called. A lock whose
 * processes are gone counts for nothing.
 *
 * @returns `add` names a further process of this build, `release` ends the lock
 * @throws Error naming the process of another build that is running
 */
export function takeLock({lock}: Landing): {add: (pid: number) => void; release: () => void} {
  const own = String(process.pid);
  for (;;) {
    try {
      writeFileSync(lock, own, {flag: 'wx'});
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pids = readFileSync(lock, 'utf8').split(' ').filter(Boolean);
    const other = pids.find((pid) => pid !== own && isAlive(Number(pid)));
    if (other !== undefined) {
      throw new Error(
        `Another build is running here (process ${other}). Wait for it, or end it. ` +
          `If that process is no build, remove ${lock}.`,
      );
    }
    rmSync(lock, {force: true});
  }
  return {
    add: (pid) => writeFileSync(lock, `${own} ${pid}`),
    release: () => rmSync(lock, {force: true}),
  };
}

/** Puts the former build back, if a run was ended just while folders changed places. */
export function recover({live, former}: Landing): void {
  if (!existsSync(live) && existsSync(former)) renameSync(former, live);
}

/** Puts the finished build in the place of the former, which is gone only for the time of a rename. */
export function land({live, staging, former}: Landing): void {
  remove(former);
  try {
    renameSync(live, former);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  try {
    renameSync(staging, live);
  } catch (error) {
    if (existsSync(former)) renameSync(former, live);
    throw error;
  }
  remove(former);
}
