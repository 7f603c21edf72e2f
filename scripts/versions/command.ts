/** Shared code of the two commands for versions. */
import {spawnSync} from 'node:child_process';
import {CouldNotRunError} from '../../checks/core/couldNotRun.ts';
import {type Ended, runTool} from '../../checks/core/program.ts';
import {inCopy, ROOT} from './workingCopy.ts';

/** Runs a script of the copy itself, so that it reads the copy's tables. */
export const runScript = (copy: string, script: string): Promise<Ended> =>
  runTool('tsx/dist/cli.mjs', [`${copy}/${script}`], copy);

/**
 * Changes the versions in a copy of the project. If the result passes the checks, it's staged in the
 * working tree.
 *
 * @throws CouldNotRunError with the findings
 */
export const changeVersions = (make: (copy: string) => Promise<void>): Promise<void> =>
  inCopy(async (copy) => {
    await make(copy);
    await runTool('oxfmt/bin/oxfmt', [], copy);
    const recorded = await runScript(copy, 'checks/recordAddresses.ts');
    const checked = recorded.code === 0 ? await runScript(copy, 'checks/cli.ts') : recorded;
    if (checked.code === 0) return;
    throw new CouldNotRunError(
      `Nothing was changed, because the result wouldn't pass the checks:\n${checked.stdout}`,
    );
  });

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
    console.log('All changes are staged; git reset --hard undoes them.\n\nLeft for you:');
    for (const line of left) console.log(`- ${line}`);
    console.log('- Run npm test, preview the site with npm run serve, and commit.');
  } catch (error) {
    console.error(error instanceof CouldNotRunError ? error.message : error);
    process.exitCode = 2;
  }
}
