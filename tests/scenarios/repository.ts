/** A copy of the repository with its own history, to cut versions in. */
import {execFileSync, spawnSync} from 'node:child_process';
import {appendFileSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {copyProject} from '../helpers/copyProject.ts';

/** The result of a command. */
export interface Ended {
  code: number | null;
  output: string;
  seconds: number;
}

export class Repository {
  readonly #copy = copyProject();
  readonly root = this.#copy.root;

  constructor() {
    this.git('init', '--quiet');
    // It's a link, so the pattern for a folder in .gitignore doesn't match it.
    appendFileSync(join(this.root, '.git/info/exclude'), '/node_modules\n');
    this.commit();
  }

  git(...args: string[]): string {
    const name = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
    return execFileSync('git', [...name, ...args], {
      ...{cwd: this.root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']},
    }).trimEnd();
  }

  commit(): void {
    this.git('add', '--all');
    this.git('commit', '--quiet', '--message', 'Test');
  }

  /** Replaces text in a file of the copy. Throws if that doesn't change the file. */
  replace(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} has nothing to replace for ${String(from)}`);
    writeFileSync(join(this.root, file), changed);
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  /** Runs `npm run …`. */
  run(script: string, ...args: string[]): Ended {
    const started = Date.now();
    const command = ['run', '--silent', script, '--', ...args];
    const {status, stdout, stderr} = spawnSync('npm', command, {
      ...{
        cwd: this.root,
        env: {...process.env, NODE_ENV: undefined},
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      },
    });
    return {code: status, output: stdout + stderr, seconds: (Date.now() - started) / 1000};
  }

  /** Runs `npm run …`. Throws with the end of its output if it fails. */
  succeed(script: string, ...args: string[]): Ended {
    const ended = this.run(script, ...args);
    if (ended.code === 0) return ended;
    const command = ['npm run', script, ...args].join(' ');
    throw new Error(`${command} ended with code ${ended.code}:\n${ended.output.slice(-4000)}`);
  }

  remove(): void {
    this.#copy.remove();
  }
}
