import {execFile} from 'node:child_process';
import {accessSync, constants, existsSync, mkdirSync} from 'node:fs';
import {resolve} from 'node:path';
import {setPriority} from 'node:os';
import {stripVTControlCharacters} from 'node:util';
import {CouldNotRunError} from '@portal/content/pages/couldNotRun';

const packages = resolve(__dirname, '../../../node_modules');

/** Syntax trees are short-lived. A larger young generation means that fewer of them are copied. */
const NODE = ['--max-semi-space-size=32'];

/**
 * Lower than that of this process, which has the most work: with six tools on two cores, it would
 * otherwise still be busy when they have ended.
 */
const BEHIND = 5;

/** The output and exit code of a program. */
export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command-line tool of an installed package.
 *
 * @param script - its script, such as `eslint/bin/eslint.js`
 * @param args - its arguments
 * @param cwd - the project to run it in
 * @param options - `findingsCode`: exit codes up to this one mean that the tool ran, with or without
 *   findings; `env`: variables to add to those of this process; `input`: text for standard input; `isLong`: whether it
 *   takes so long that it should go before the other programs
 * @throws CouldNotRunError with the tool's output, if the tool is missing or fails
 */
export function runTool(
  script: string,
  args: readonly string[],
  cwd: string,
  {
    findingsCode = 1,
    env,
    input,
    isLong = false,
  }: {findingsCode?: number; env?: NodeJS.ProcessEnv; input?: string; isLong?: boolean} = {},
): Promise<Ended> {
  if (!existsSync(resolve(packages, script))) {
    return Promise.reject(new CouldNotRunError(`${script} is not installed. Run "npm ci".`));
  }
  return new Promise((done, fail) => {
    const command = [...NODE, resolve(packages, script), ...args];
    const options = {
      cwd,
      maxBuffer: 64 * 1024 ** 2,
      env: {...process.env, ...env, FORCE_COLOR: undefined, NO_COLOR: '1'},
    };
    const child = execFile(process.execPath, command, options, (error, ...written) => {
      // Some tools ignore NO_COLOR when CI is set.
      const [stdout, stderr] = written.map(stripVTControlCharacters) as [string, string];
      const code = typeof error?.code === 'number' ? error.code : 0;
      if (code <= findingsCode && (!error || typeof error.code === 'number')) {
        done({code, stdout, stderr});
      } else {
        const said = `${stdout}${stderr || (error?.message ?? '')}`;
        fail(new CouldNotRunError(`${script} could not run:\n${said}`));
      }
    });
    if (child.pid !== undefined && !isLong) setPriority(child.pid, BEHIND);
    // A tool that fails immediately doesn't read its input. What it said is the error, not the broken pipe.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

const CACHE = '.cache/checks';

/** The cache file or folder of a tool, relative to the project. */
export const cacheIn = (name: string): string => `${CACHE}/${name}`;

/** Whether a project has a writable folder for caches. A read-only checkout is checked without one. */
export function canCache(root: string): boolean {
  try {
    mkdirSync(resolve(root, CACHE), {recursive: true});
    accessSync(resolve(root, CACHE), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
