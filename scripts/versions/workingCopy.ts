/**
 * Changes many files, all or none. The changes are made in a copy of the repository, and applied to
 * the working tree as one patch if everything succeeds.
 */
import {execFileSync, spawn} from 'node:child_process';
import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** The change can't be made. The message says why, and what to do. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 2 ** 30});

/**
 * Fails if the working tree has uncommitted changes, because they would get mixed up with those of
 * the command.
 *
 * @throws RefusedError that lists the files
 */
function assertClean(root: string): void {
  const changed = git(root, 'status', '--porcelain').trimEnd();
  if (changed === '') return;
  const lines = changed.split('\n');
  const more = lines.length > 5 ? `\n  and ${lines.length - 5} more` : '';
  throw new RefusedError(
    `There are uncommitted changes. Commit or stash them first:\n  ${lines.slice(0, 5).join('\n  ')}${more}`,
  );
}

/** Lets git finish writing the patch, even if someone presses Ctrl+C. */
function apply(root: string, patch: string): Promise<void> {
  const ignore = () => undefined;
  process.on('SIGINT', ignore).on('SIGTERM', ignore);
  return new Promise<void>((resolve, reject) => {
    const args = ['apply', '--index', patch];
    const child = spawn('git', args, {cwd: root, detached: true, stdio: 'inherit'});
    child.once('error', reject).once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new RefusedError("Git couldn't apply the changes. Nothing was changed."));
    });
  }).finally(() => process.off('SIGINT', ignore).off('SIGTERM', ignore));
}

/**
 * Makes a change in a copy and applies it to the working tree, where it's staged.
 *
 * @param root - the repository
 * @param change - makes the change in the copy it gets
 * @throws RefusedError if the working tree isn't clean, or whatever the change throws
 */
export async function inCopy<T>(root: string, change: (copy: string) => Promise<T>): Promise<T> {
  assertClean(root);
  const folder = mkdtempSync(join(tmpdir(), 'versions-'));
  const remove = () => rmSync(folder, {recursive: true, force: true, maxRetries: 5});
  const leave = () => process.exit(130);
  // Removes the copy if the process is interrupted.
  process.once('exit', remove).on('SIGINT', leave).on('SIGTERM', leave);
  try {
    const copy = join(folder, 'copy');
    git(root, 'clone', '--quiet', '--shared', root, copy);
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    // It's a link here, so the entry for the folder in .gitignore doesn't match it.
    writeFileSync(join(copy, '.git/info/exclude'), '/node_modules\n');
    const result = await change(copy);
    git(copy, 'add', '--all');
    const patch = join(folder, 'change.patch');
    git(copy, 'diff', '--cached', '--binary', '--no-color', `--output=${patch}`, 'HEAD');
    assertClean(root);
    process.off('SIGINT', leave).off('SIGTERM', leave);
    await apply(root, patch);
    return result;
  } finally {
    process.off('exit', remove).off('SIGINT', leave).off('SIGTERM', leave);
    remove();
  }
}
