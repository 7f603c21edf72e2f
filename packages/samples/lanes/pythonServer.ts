/** A Python process that forks for each task, because starting Python takes longer than most samples. */
import {type ChildProcessWithoutNullStreams, spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {TIME_LIMIT_MS} from './lane.ts';
import type {Result} from './process.ts';

/** A task for `runtime/python/host.py`, with the environment variables that it adds. */
export interface Task {
  task: 'check' | 'run';
  data: unknown;
  env: Record<string, string>;
}

export class PythonServer {
  private child: ChildProcessWithoutNullStreams | undefined;

  /**
   * @param command - Python and the arguments of the server
   * @param options - the folder and the environment of all tasks
   */
  constructor(
    private readonly command: [string, ...string[]],
    private readonly options: {cwd: string; env: NodeJS.ProcessEnv},
  ) {}

  /**
   * Executes one task. Wait for its result before the next one.
   *
   * @returns its output and exit status
   */
  execute(task: Task): Promise<Result> {
    const child = (this.child ??= this.start());
    return new Promise((resolve) => {
      const lines = createInterface(child.stdout);
      let stderr = '';
      const onError = (text: string) => (stderr += text);
      const finish = (result: Partial<Result>, lost: boolean) => {
        clearTimeout(timer);
        lines.close();
        child.off('exit', onExit).stderr.off('data', onError);
        if (lost) this.close();
        resolve({status: 127, stdout: '', stderr, timedOut: false, ...result});
      };
      const onExit = (code: number | null) => finish({status: code ?? 127}, true);
      const timer = setTimeout(() => finish({timedOut: true}, true), TIME_LIMIT_MS);
      lines.once('line', (line) => finish(JSON.parse(line) as Result, false));
      child.once('exit', onExit).stderr.on('data', onError);
      child.stdin.write(`${JSON.stringify(task)}\n`);
    });
  }

  /** Ends the server, with everything that its tasks started. */
  close(): void {
    const {pid, exitCode, signalCode} = this.child ?? {};
    if (pid && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL');
    this.child = undefined;
  }

  private start(): ChildProcessWithoutNullStreams {
    const [program, ...args] = this.command;
    const child = spawn(program, args, {...this.options, detached: true});
    child.stdin.on('error', () => undefined);
    child.stderr.setEncoding('utf8');
    return child;
  }
}
