/** Shared code of the two commands for versions. */
import {execFileSync, spawnSync} from 'node:child_process';
import {resolve} from 'node:path';
import {CouldNotRunError} from '@portal/content/pages/couldNotRun';
import {type Ended, runTool} from '@portal/checks/core/program';

const ROOT = resolve(__dirname, '../..');

/** Runs git in the project, and returns its output. */
export const git = (...args: string[]) => execFileSync('git', args, {cwd: ROOT, encoding: 'utf8'});

/** Runs a script of the project in a process of its own, so that it reads the changed tables. */
export const runScript = (root: string, script: string): Promise<Ended> =>
  runTool('tsx/dist/cli.mjs', [`${root}/${script}`], root);

/**
 * Fails if the working tree has uncommitted changes, because they would get mixed up with those of
 * the command.
 *
 * @throws CouldNotRunError that lists the files
 */
export function assertClean(): void {
  const changed = git('status', '--porcelain').trimEnd();
  if (changed === '') return;
  const lines = changed.split('\n');
  const more = lines.length > 5 ? `\n  and ${lines.length - 5} more` : '';
  throw new CouldNotRunError(
    `There are uncommitted changes. Commit or stash them first:\n  ${lines.slice(0, 5).join('\n  ')}${more}`,
  );
}

/**
 * Changes the versions in the working tree, checks the result and stages it.
 *
 * @throws CouldNotRunError if there are uncommitted changes, or with the findings of the checks
 */
export async function changeVersions(make: (root: string) => Promise<void>): Promise<void> {
  assertClean();
  console.log('To undo everything, at any time: git add --all && git reset --hard');
  await make(ROOT);
  await runTool('oxfmt/bin/oxfmt', [], ROOT);
  const recorded = await runScript(ROOT, 'scripts/addresses.ts');
  const checked = recorded.code === 0 ? await runScript(ROOT, 'scripts/check.ts') : recorded;
  if (checked.code !== 0) {
    throw new CouldNotRunError(
      `The result doesn't pass the checks. Correct it, or undo everything:\n${checked.stdout}`,
    );
  }
  git('add', '--all');
}

/** Returns a line with the files of the project that mention a version, if there are any. */
export function mentions(what: string, id: string, ...paths: string[]): string[] {
  const args = ['grep', '--files-with-matches', '--word-regexp', '-e', id, '--', ...paths];
  const {stdout} = spawnSync('git', args, {cwd: ROOT, encoding: 'utf8'});
  return stdout === '' ? [] : [`${what}: ${stdout.trimEnd().replaceAll('\n', ', ')}`];
}

/**
 * Runs one of the commands, and prints what's left to do.
 *
 * @param change - checks the argument and makes the change. Returns what it did, and what's left for
 *   a person to decide
 */
export async function run(
  change: (id: string | undefined) => Promise<{done: string; left: string[]}>,
): Promise<void> {
  const started = Date.now();
  try {
    const {done, left} = await change(process.argv[2]);
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.log(`${done} That took ${seconds} s.`);
    console.log('All changes are staged.\n\nLeft for you:');
    for (const line of left) console.log(`- ${line}`);
    console.log('- Run npm test, preview the site with npm run serve, and commit.');
  } catch (error) {
    console.error(error instanceof CouldNotRunError ? error.message : error);
    process.exitCode = 2;
  }
}
