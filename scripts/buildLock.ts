import {lock} from 'proper-lockfile';

/**
 * The age at which a lock counts as left by a build that was killed, in milliseconds. A running build
 * renews its lock in half that time. The age decides, not the process, because builds in two containers
 * can have the same process ID.
 */
const STALE_MS = 60_000;

/**
 * Makes sure that only one build writes to a folder until this process ends. Two would delete each
 * other's files.
 *
 * @param folder - the path of the folder. The lock has the same name with `.lock` at its end.
 * @param lost - called if another build has taken over the lock, because this one was paused
 * @throws Error if another build is running
 */
export async function lockBuild(folder: string, lost: () => void): Promise<void> {
  const file = `${folder}.lock`;
  const options = {realpath: false, stale: STALE_MS};
  try {
    // An old lock is read and removed in two steps, so only one build at a time may look at it.
    const done = await lock(file, {...options, retries: {retries: 3, minTimeout: 100}});
    await lock(folder, {...options, onCompromised: lost}).finally(done);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
    throw new Error(
      'Another build is running in this folder, or was killed less than a minute ago. Wait until it has ' +
        `finished. If none is running, delete ${file}.`,
      {cause: error},
    );
  }
}
