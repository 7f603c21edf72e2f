/** Shared code of the two commands for versions. */
import {execFileSync} from 'node:child_process';
import {resolve} from 'node:path';
import {CouldNotRunError} from '../../checks/core/couldNotRun.ts';
import {inCopy, RefusedError} from './workingCopy.ts';

const root = resolve(__dirname, '../..');

/** Returns the files of the project that mention a version, as a comma-separated list. */
export function naming(id: string, ...paths: string[]): string {
  try {
    const args = ['grep', '--files-with-matches', '--word-regexp', '-e', id, '--', ...paths];
    return execFileSync('git', args, {cwd: root, encoding: 'utf8'})
      .trimEnd()
      .replaceAll('\n', ', ');
  } catch {
    // git exits with an error if there are none.
    return '';
  }
}

/** A change to the versions. */
interface Change {
  make(copy: string): Promise<void>;
  done: string;
  /** What's left for a person to decide. Empty lines are skipped. */
  left(): string[];
}

/**
 * Makes a change and prints what's left to do.
 *
 * @param prepare - checks the arguments
 */
export async function run(prepare: (argument: string | undefined) => Change): Promise<void> {
  const started = Date.now();
  try {
    const {make, done, left} = prepare(process.argv[2]);
    await inCopy(root, make);
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.log(`${done} That took ${seconds} s.`);
    console.log('All changes are staged; git reset --hard undoes them.\n\nLeft for you:');
    for (const line of left().filter(Boolean)) console.log(`- ${line}`);
  } catch (error) {
    const isExpected = error instanceof RefusedError || error instanceof CouldNotRunError;
    console.error(isExpected ? error.message : error);
    process.exitCode = 2;
  }
}
