import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {CouldNotRunError} from './couldNotRun.ts';

const packages = resolve(__dirname, '../../node_modules');

/** Syntax trees are many and soon forgotten: with more room for the young, fewer are copied. */
const NODE = ['--max-semi-space-size=32'];

/** What a program wrote and how it ended. */
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
 * @param cwd - the project that it works on
 * @param options - `findingsCode`: exit codes up to this one mean that the tool did its work; `env`:
 *   variables beside those of this process; `input`: what it reads from standard input
 * @throws CouldNotRunError with what the tool said, when it is not there or could not do its work
 */
export function runTool(
  script: string,
  args: readonly string[],
  cwd: string,
  {
    findingsCode = 1,
    env,
    input,
  }: {findingsCode?: number; env?: NodeJS.ProcessEnv; input?: string} = {},
): Promise<Ended> {
  if (!existsSync(resolve(packages, script))) {
    return Promise.reject(new CouldNotRunError(`node_modules has no ${script}: run "npm ci".`));
  }
  return new Promise((done, fail) => {
    const command = [...NODE, resolve(packages, script), ...args];
    const options = {
      cwd,
      maxBuffer: 64 * 1024 ** 2,
      env: {...process.env, ...env, FORCE_COLOR: undefined, NO_COLOR: '1'},
    };
    const child = execFile(process.execPath, command, options, (error, ...written) => {
      // Some color whatever NO_COLOR says, as soon as the environment has CI.
      const [stdout, stderr] = written.map(stripVTControlCharacters) as [string, string];
      const code = typeof error?.code === 'number' ? error.code : 0;
      if (code <= findingsCode && (!error || typeof error.code === 'number')) {
        done({code, stdout, stderr});
      } else {
        const said = `${stdout}${stderr || (error?.message ?? '')}`;
        fail(new CouldNotRunError(`${script} could not run:\n${said}`));
      }
    });
    child.stdin?.end(input);
  });
}

/** Where tools keep what they know from the last run, inside a project. */
export const cacheIn = (name: string): string => `.cache/checks/${name}`;
