/**
 * Changes many files, all or none. The changes are made in a copy of the repository, and applied to
 * the working tree as one patch if everything succeeds.
 */
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {CouldNotRunError} from '../../checks/core/couldNotRun.ts';

/** The repository. */
export const ROOT = resolve(__dirname, '../..');

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, {cwd, encoding: 'utf8', maxBuffer: 2 ** 30});

/**
 * Fails if the working tree has uncommitted changes, because they would get mixed up with those of
 * the command.
 *
 * @throws CouldNotRunError that lists the files
 */
function assertClean(): void {
  const changed = git(ROOT, 'status', '--porcelain').trimEnd();
  if (changed === '') return;
  const lines = changed.split('\n');
  const more = lines.length > 5 ? `\n  and ${lines.length - 5} more` : '';
  throw new CouldNotRunError(
    `There are uncommitted changes. Commit or stash them first:\n  ${lines.slice(0, 5).join('\n  ')}${more}`,
  );
}

/**
 * Makes a change in a copy and applies it to the working tree, where it's staged.
 *
 * @param change - makes the change in the copy it gets
 * @throws CouldNotRunError if the working tree isn't clean, or whatever the change throws
 */
export async function inCopy(change: (copy: string) => Promise<void>): Promise<void> {
  assertClean();
  const folder = mkdtempSync(join(tmpdir(), 'versions-'));
  let isApplying = false;
  // Removes the copy however the process ends.
  process.on('exit', () => rmSync(folder, {recursive: true, force: true, maxRetries: 5}));
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (!isApplying) process.exit(130);
    });
  }
  const copy = join(folder, 'copy');
  git(ROOT, 'clone', '--quiet', '--shared', ROOT, copy);
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  // It's a link here, so the entry for the folder in .gitignore doesn't match it.
  writeFileSync(join(copy, '.git/info/exclude'), '/node_modules\n');
  await change(copy);
  git(copy, 'add', '--all');
  const patch = join(folder, 'change.patch');
  git(copy, 'diff', '--cached', '--binary', '--no-color', `--output=${patch}`, 'HEAD');
  assertClean();
  isApplying = true;
  const args = ['apply', '--index', patch];
  // Detached, so that git finishes writing the patch even if someone presses Ctrl+C.
  const child = spawn('git', args, {cwd: ROOT, detached: true, stdio: 'inherit'});
  const [code] = await once(child, 'exit');
  if (code !== 0)
    throw new CouldNotRunError("Git couldn't apply the changes. Nothing was changed.");
}
