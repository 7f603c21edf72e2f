/** Runs Python samples in CPython, with a `handler` as on the platform. */
import {execFileSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import {homedir} from 'node:os';
import {join} from 'node:path';
import {HttpStub} from '../http/stub.ts';
import {emptyOutcome, type Given, type Outcome, type Problem, type Sample} from '../model.ts';
import {type Lane, MissingToolchain, type Setting, TmpFolder, withTraffic} from './lane.ts';
import {runProcess} from './process.ts';
import {withContext} from './stepFiles.ts';

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

export class PythonLane implements Lane {
  private constructor(
    private readonly setting: Setting,
    private readonly python: string,
    private readonly stub: HttpStub,
    private readonly tmp: TmpFolder,
  ) {}

  /** @throws MissingToolchain if there is no Python 3 */
  static async start(setting: Setting): Promise<PythonLane> {
    const python = findPython();
    if (!python) throw new MissingToolchain('Python is missing: run scripts/setup-toolchain.sh');
    const stub = new HttpStub(setting.certificates);
    return new PythonLane(setting, python, stub, new TmpFolder(setting.scratch, 'python'));
  }

  async check(samples: Sample[]): Promise<Problem[]> {
    const found = (await this.ask(
      'check',
      samples.map(({code}) => code),
    )) as {
      line: number;
      message: string;
    }[][];
    return samples.flatMap((sample, index) =>
      (found[index] ?? []).map(({line, message}) => ({
        file: sample.page,
        line: sample.line + line,
        language: 'python',
        sample: sample.name,
        message,
      })),
    );
  }

  async run(sample: Sample, given: Given): Promise<Outcome> {
    this.tmp.reset(given.files);
    const port = await this.stub.begin(given.http);
    const {slug, domain} = this.setting;
    const outcome = (await this.ask(
      'run',
      {
        code: this.tmp.enter(sample.code),
        file: sample.page,
        line: sample.line,
        given: this.tmp.enterDeep({...withContext(given), http: undefined}),
        port,
        slug,
        domain,
      },
      given.env,
    )) as Partial<Outcome>;
    const complete = {...emptyOutcome(), ...outcome, files: this.tmp.files()};
    return this.tmp.leaveDeep(withTraffic(complete, this.stub));
  }

  close(): Promise<void> {
    this.stub.close();
    return Promise.resolve();
  }

  private async ask(
    task: string,
    input: unknown,
    env: Record<string, string> = {},
  ): Promise<unknown> {
    const {caFile} = this.setting.certificates;
    const result = await runProcess([this.python, '-I', '-B', host, task], {
      cwd: this.setting.scratch,
      env: {
        PATH: process.env.PATH,
        TMPDIR: this.tmp.path,
        HOME: this.tmp.path,
        REQUESTS_CA_BUNDLE: caFile,
        SSL_CERT_FILE: caFile,
        LANG: 'C.UTF-8',
        TZ: 'UTC',
        ...env,
      },
      input: JSON.stringify(input),
    });
    if (result.timedOut) {
      return {status: 1, error: {message: "the sample didn't end within the time limit"}};
    }
    try {
      return JSON.parse(result.stdout.slice(result.stdout.lastIndexOf('\u0000') + 1));
    } catch {
      const message = `Python ended with ${result.status}: ${result.stderr.trim()}`;
      return task === 'check' ? [[{line: 0, message}]] : {status: result.status, error: {message}};
    }
  }
}
