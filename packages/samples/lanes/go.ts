/** Runs Go samples: one module, one `go vet` and one build for all, then each program. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {facts} from '@portal/content/facts';
import {resolveTokens} from '@portal/content/facts/tokens';
import {HttpStub} from '../http/stub.ts';
import {newerGoApi, readGo} from '../level/go.ts';
import {emptyOutcome, type Given, type Outcome, type Problem, type Sample} from '../model.ts';
import {runtimeFolder} from './install.ts';
import {type Lane, MissingToolchain, type Setting, TmpFolder, withTraffic} from './lane.ts';
import {type Result, runProcess} from './process.ts';
import {readExports, writeSteps} from './stepFiles.ts';

/** With an empty build cache, Go compiles the standard library first. */
const BUILD_LIMIT_MS = 300_000;

const template = (name: string) => {
  const file = join(runtimeFolder, 'go', name);
  return resolveTokens(readFileSync(file, 'utf8'), facts, file);
};

const keyOf = (sample: Sample) => `${sample.page}#${sample.name}`;

export class GoLane implements Lane {
  private readonly folder: string;
  private readonly programs = new Map<string, string>();

  private constructor(
    private readonly setting: Setting,
    private readonly goEnv: {GOCACHE: string; GOROOT: string; GOPATH: string},
    private readonly stub: HttpStub,
    private readonly tmp: TmpFolder,
  ) {
    this.folder = join(setting.scratch, 'go-module');
  }

  /** @throws MissingToolchain if there is no Go 1.17 or newer */
  static async start(setting: Setting): Promise<GoLane> {
    const {status, stdout} = await runProcess(
      ['go', 'env', '-json', 'GOCACHE', 'GOROOT', 'GOPATH', 'GOVERSION'],
      {
        cwd: setting.scratch,
        env: process.env,
      },
    );
    if (status !== 0) throw new MissingToolchain('Go is missing: run scripts/setup-toolchain.sh');
    const found = JSON.parse(stdout) as {
      GOCACHE: string;
      GOROOT: string;
      GOPATH: string;
      GOVERSION: string;
    };
    const minor = Number(/go1\.(\d+)/.exec(found.GOVERSION)?.[1] ?? 0);
    if (minor < 17)
      throw new MissingToolchain(`Go 1.17 or newer is needed, but this is ${found.GOVERSION}`);
    const stub = new HttpStub(setting.certificates);
    return new GoLane(setting, found, stub, new TmpFolder(setting.scratch, 'go'));
  }

  async check(samples: Sample[]): Promise<Problem[]> {
    const newer = newerGoApi(this.goEnv.GOROOT);
    this.writeModule();
    const problems = samples.flatMap((sample) =>
      readGo(sample.code, newer).map((finding) =>
        this.problem(sample, finding.line, finding.message),
      ),
    );
    const folders = new Map(
      samples.map((sample, index) => [this.writeProgram(sample, index), sample]),
    );

    // Check the syntax first, because one syntax error would fail the whole build.
    const format = await this.tool('gofmt', '-e', '-l', '.');
    const broken = this.readMessages(format.stderr, folders);
    const good = [...folders].filter(
      ([, sample]) => !broken.some(({sample: of}) => of === sample.name),
    );
    const names = good.map(([name]) => `./${name}`);
    if (names.length === 0) return [...problems, ...broken];

    const vet = await this.tool('go', 'vet', ...names);
    const bin = join(this.folder, 'bin');
    mkdirSync(bin);
    const build = await this.tool(
      'go',
      'build',
      '-trimpath',
      '-ldflags=-s -w',
      '-o',
      bin,
      ...names,
    );
    const findings = this.readMessages(`${vet.stderr}\n${build.stderr}`, folders);
    for (const [name, sample] of good) {
      const program = join(bin, name);
      if (existsSync(program)) this.programs.set(keyOf(sample), program);
      else if (!findings.some(({sample: of}) => of === sample.name)) {
        findings.push(this.problem(sample, 1, `doesn't build\n${build.stderr.trim()}`));
      }
    }
    return [...problems, ...broken, ...findings];
  }

  async run(sample: Sample, given: Given): Promise<Outcome> {
    this.tmp.reset(given.files);
    const port = await this.stub.begin(given.http);
    const {scratch, envPrefix, certificates} = this.setting;
    const steps = writeSteps(scratch, 'go', this.tmp.enterDeep(given));
    const result = await runProcess([this.programs.get(keyOf(sample)) ?? ''], {
      cwd: scratch,
      env: {
        PATH: process.env.PATH,
        HOME: this.tmp.path,
        TMPDIR: this.tmp.path,
        TZ: 'UTC',
        SSL_CERT_FILE: certificates.caFile,
        SAMPLE_STUB: `127.0.0.1:${port}`,
        [`${envPrefix}_STEPS`]: steps.stepsFile,
        [`${envPrefix}_EXPORTS`]: steps.exportsFile,
        ...given.env,
      },
    });
    const {exports, faults} = readExports(steps.exportsFile);
    const outcome: Outcome = {
      ...emptyOutcome(),
      exports,
      faults,
      status: result.status,
      stdout: result.stdout,
      stderr: result.stderr,
      files: this.tmp.files(),
      ...this.errorOf(sample, result),
    };
    return this.tmp.leaveDeep(withTraffic(outcome, this.stub));
  }

  close(): Promise<void> {
    this.stub.close();
    return Promise.resolve();
  }

  private errorOf(sample: Sample, {stderr, timedOut}: Result): Pick<Outcome, 'error'> {
    if (timedOut) return {error: {message: "the sample didn't end within the time limit"}};
    const panic = /^panic: .*/m.exec(stderr)?.[0];
    if (!panic) return {};
    const line = stderr.match(new RegExp(`${sample.page}:(\\d+)`))?.[1];
    return {error: {message: panic, line: line ? Number(line) : undefined}};
  }

  private problem(sample: Sample, line: number, message: string): Problem {
    const {page: file, language, name} = sample;
    return {file, line: sample.line + line, language, sample: name, message};
  }

  private writeModule(): void {
    const helper = `github.com/${this.setting.slug}/${this.setting.slug}-go`;
    mkdirSync(join(this.folder, 'helper'), {recursive: true});
    writeFileSync(
      join(this.folder, 'go.mod'),
      `module samples\n\ngo 1.17\n\nrequire ${helper} v0.0.0\n\nreplace ${helper} => ./helper\n`,
    );
    writeFileSync(join(this.folder, 'helper/go.mod'), `module ${helper}\n\ngo 1.17\n`);
    writeFileSync(join(this.folder, 'helper/helper.go'), template('helper.go.txt'));
  }

  /** The line directive makes messages and panics use the lines of the page. */
  private writeProgram(sample: Sample, index: number): string {
    const name = `s${String(index).padStart(3, '0')}`;
    const folder = join(this.folder, name);
    mkdirSync(folder);
    const code = this.tmp.enter(sample.code);
    const path = `/${sample.page}`;
    writeFileSync(join(folder, 'main.go'), `//line ${path}:${sample.line + 1}\n${code}\n`);
    if (code.includes('"net/http"'))
      writeFileSync(join(folder, 'traffic.go'), template('traffic.go.txt'));
    return name;
  }

  private tool(program: string, ...args: string[]): Promise<Result> {
    const {GOCACHE, GOPATH} = this.goEnv;
    return runProcess([program, ...args], {
      cwd: this.folder,
      timeout: BUILD_LIMIT_MS,
      env: {
        PATH: process.env.PATH,
        HOME: this.folder,
        GOCACHE,
        GOPATH,
        GOFLAGS: '-mod=mod',
        GOPROXY: 'off',
        GOTOOLCHAIN: 'local',
        CGO_ENABLED: '0',
      },
    });
  }

  /** Reads messages of Go's tools and finds the sample of each. */
  private readMessages(output: string, samples: Map<string, Sample>): Problem[] {
    const found = new Map<string, Problem>();
    for (const line of output.split('\n')) {
      const match = /^(?:vet: )?\/?(\S+?\.mdx):(\d+)(?::\d+)?: (.*)$/.exec(line.trim());
      if (!match) continue;
      const [, file = '', number, message = ''] = match;
      const at = Number(number);
      const sample = [...samples.values()].find(
        (one) =>
          file.endsWith(one.page) &&
          at > one.line &&
          at <= one.line + one.code.split('\n').length + 1,
      );
      if (!sample) continue;
      const problem = {...this.problem(sample, 0, message), line: at};
      found.set(`${file}:${at}:${message}`, problem);
    }
    return [...found.values()];
  }
}
