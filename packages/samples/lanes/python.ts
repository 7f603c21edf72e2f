/** Runs Python samples in CPython, with a `handler` as on the platform. */
import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {homedir} from 'node:os';
import {join} from 'node:path';
import {type Given, type Outcome, type Problem, problemOf, type Sample} from '../model.ts';
import {type Lane, MissingToolchain, type Setting, timedOutError} from './lane.ts';
import {PythonServer, type Task} from './pythonServer.ts';
import {Sandbox} from './sandbox.ts';

const host = join(__dirname, '../runtime/python/host.py');

const works = (program: string): boolean => {
  try {
    execFileSync(program, ['-c', 'import ssl'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
};

/** Finds the platform's Python version, or else the machine's. */
function findPython(): string | undefined {
  const versions = join(homedir(), '.pyenv/versions');
  let pyenv: string[] = [];
  try {
    pyenv = readdirSync(versions).filter((name) => name.startsWith('3.8.'));
  } catch {
    pyenv = [];
  }
  return [
    'python3.8',
    ...pyenv.map((name) => join(versions, name, 'bin/python3.8')),
    '/usr/bin/python3',
    'python3',
  ].find(works);
}

/** A module that many samples import, and that takes longer to import than they take to run. */
const SLOW_MODULE = 'requests';

const importsSlowModule = new RegExp(`^\\s*(?:import|from) ${SLOW_MODULE}\\b`, 'm');

export class PythonLane implements Lane {
  /** By the module that they import before they fork. Other samples don't find it imported. */
  private readonly servers = new Map<string, PythonServer>();

  private constructor(
    private readonly setting: Setting,
    private readonly python: string,
    private readonly sandbox: Sandbox,
  ) {}

  /** @throws MissingToolchain if there is no Python 3 */
  static async start(setting: Setting): Promise<PythonLane> {
    const python = findPython();
    if (!python) throw new MissingToolchain('Python is missing: run scripts/setup-toolchain.sh');
    return new PythonLane(setting, python, new Sandbox(setting, 'python'));
  }

  async check(samples: Sample[]): Promise<Problem[]> {
    const data = samples.map(({code}) => code);
    const found = (await this.ask({task: 'check', data, env: {}})) as {
      line: number;
      message: string;
    }[][];
    return samples.flatMap((sample, index) =>
      (found[index] ?? []).map(({line, message}) => problemOf(sample, message, sample.line + line)),
    );
  }

  run(sample: Sample, input: Given): Promise<Outcome> {
    return this.sandbox.run(input, async (given, port) => {
      const {slug, domain} = this.setting;
      const {page: file, line} = sample;
      const code = this.sandbox.enter(sample.code);
      const data = {code, file, line, given, port, slug, domain};
      const module = importsSlowModule.test(code) ? SLOW_MODULE : '';
      const asked = this.ask({task: 'run', data, env: given.env ?? {}}, module);
      return (await asked) as Partial<Outcome>;
    });
  }

  close(): void {
    this.sandbox.close();
    this.servers.forEach((server) => server.close());
  }

  private serverWith(module: string): PythonServer {
    const {scratch, certificates} = this.setting;
    const server =
      this.servers.get(module) ??
      new PythonServer([this.python, '-I', '-B', host, module], {
        cwd: scratch,
        env: {
          PATH: process.env.PATH,
          TMPDIR: this.sandbox.tmp,
          HOME: this.sandbox.tmp,
          REQUESTS_CA_BUNDLE: certificates.caFile,
          SSL_CERT_FILE: certificates.caFile,
          LANG: 'C.UTF-8',
          TZ: 'UTC',
        },
      });
    this.servers.set(module, server);
    return server;
  }

  private async ask(task: Task, module = ''): Promise<unknown> {
    const result = await this.serverWith(module).execute(task);
    if (result.timedOut) return {status: 1, error: timedOutError};
    try {
      return JSON.parse(result.stdout.slice(result.stdout.lastIndexOf('\u0000') + 1));
    } catch {
      const {status, stderr} = result;
      const message = `Python ended with ${status}: ${stderr.trim()}`;
      return task.task === 'check' ? [[{line: 0, message}]] : {status, error: {message}};
    }
  }
}
