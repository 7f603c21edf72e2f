/** Starts a program, writes its input and waits until it ends. */
import {spawn} from 'node:child_process';
import {TIME_LIMIT_MS} from './lane.ts';

export interface Result {
  status: number;
  stdout: string;
  stderr: string;
  timedOut: boolean;
}

/**
 * @param command - program and arguments
 * @param options - folder, environment, standard input, time limit
 * @returns its output and exit status; the status is 127 if the program can't be started
 */
export function runProcess(
  [program = '', ...args]: string[],
  options: {cwd: string; env: NodeJS.ProcessEnv; input?: string; timeout?: number},
): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {cwd: options.cwd, env: options.env, detached: true});
    const output = {stdout: '', stderr: ''};
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      // Kill the whole group, because a shell's children would keep the pipes open.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, options.timeout ?? TIME_LIMIT_MS);
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
    child.on('error', (error) => (output.stderr += error.message));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({status: code ?? (timedOut ? 124 : 127), ...output, timedOut});
    });
  });
}
