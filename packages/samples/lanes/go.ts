/** Runs Go samples: one module, one `go vet` and one build for all, then each program. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {FactTree} from '@portal/content/facts';
import {resolveTokens} from '@portal/content/facts/tokens';
import {newerGoApi, readGo} from '../level/go.ts';
import {type Given, type Outcome, type Problem, problemOf, type Sample} from '../model.ts';
import {runtimeFolder} from './install.ts';
import {type Lane, MissingToolchain, type Setting} from './lane.ts';
import {type Result, runProcess} from './process.ts';
import {Sandbox} from './sandbox.ts';
import {runStep} from './stepFiles.ts';

/** With an empty build cache, Go compiles the standard library first. */
const BUILD_LIMIT_MS = 300_000;

const template = (name: string, facts: FactTree) => {
  const file = join(runtimeFolder, 'go', name);
  return resolveTokens(readFileSync(file, 'utf8'), facts, file);
};

const keyOf = (sample: Sample) => `${sample.page}#${sample.name}`;

interface GoEnv {
  GOCACHE: string;
  GOROOT: string;
  GOPATH: string;
  GOVERSION: string;
}

export class GoLane implements Lane {
  private readonly folder: string;
  private readonly programs = new Map<string, string>();

  private constructor(
    private readonly setting: Setting,
    private readonly goEnv: GoEnv,
    private readonly sandbox: Sandbox,
  ) {
    this.folder = join(setting.scratch, 'go-module');
  }

  /** @throws MissingToolchain if there is no Go 1.17 or newer */
  static async start(setting: Setting): Promise<GoLane> {
    const names = ['GOCACHE', 'GOROOT', 'GOPATH', 'GOVERSION'];
    const options = {cwd: setting.scratch, env: process.env};
    const {status, stdout} = await runProcess(['go', 'env', '-json', ...names], options);
    if (status !== 0) throw new MissingToolchain('Go is missing: run scripts/setup-toolchain.sh');
    const found = JSON.parse(stdout) as GoEnv;
    const minor = Number(/go1\.(\d+)/.exec(found.GOVERSION)?.[1] ?? 0);
    if (minor < 17)
      throw new MissingToolchain(`Go 1.17 or newer is needed, but this is ${found.GOVERSION}`);
    return new GoLane(setting, found, new Sandbox(setting, 'go'));
  }

  async check(samples: Sample[]): Promise<Problem[]> {
    const newer = newerGoApi(this.goEnv.GOROOT);
    this.writeModule();
    const problems = samples.flatMap((sample) =>
      readGo(sample.code, newer).map(({line, message}) =>
        problemOf(sample, message, sample.line + line),
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
        findings.push(problemOf(sample, `doesn't build\n${build.stderr.trim()}`));
      }
    }
    return [...problems, ...broken, ...findings];
  }

  run(sample: Sample, input: Given): Promise<Outcome> {
    return this.sandbox.run(input, async (given, port) => {
      const {scratch, certificates} = this.setting;
      const {tmp} = this.sandbox;
      const program = this.programs.get(keyOf(sample)) ?? '';
      const env = {
        PATH: process.env.PATH,
        HOME: tmp,
        SSL_CERT_FILE: certificates.caFile,
        SAMPLE_STUB: `127.0.0.1:${port}`,
      };
      const result = await runStep([program], given, tmp, this.setting, {cwd: scratch, env});
      return {...panicIn(result.stderr, sample), ...result};
    });
  }

  close(): void {
    this.sandbox.close();
  }

  private writeModule(): void {
    const helper = `github.com/${this.setting.slug}/${this.setting.slug}-go`;
    mkdirSync(join(this.folder, 'helper'), {recursive: true});
    writeFileSync(
      join(this.folder, 'go.mod'),
      `module samples\n\ngo 1.17\n\nrequire ${helper} v0.0.0\n\nreplace ${helper} => ./helper\n`,
    );
    writeFileSync(join(this.folder, 'helper/go.mod'), `module ${helper}\n\ngo 1.17\n`);
    writeFileSync(
      join(this.folder, 'helper/helper.go'),
      template('helper.go.txt', this.setting.facts),
    );
  }

  /** The line directive makes messages and panics use the lines of the page. */
  private writeProgram(sample: Sample, index: number): string {
    const name = `s${String(index).padStart(3, '0')}`;
    const folder = join(this.folder, name);
    mkdirSync(folder);
    const code = this.sandbox.enter(sample.code);
    const path = `/${sample.page}`;
    writeFileSync(join(folder, 'main.go'), `//line ${path}:${sample.line + 1}\n${code}\n`);
    if (code.includes('"net/http"'))
      writeFileSync(join(folder, 'traffic.go'), template('traffic.go.txt', this.setting.facts));
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
      found.set(`${file}:${at}:${message}`, problemOf(sample, message, at));
    }
    return [...found.values()];
  }
}

/** The error of a program that panicked. */
function panicIn(stderr: string, {page}: Sample): Pick<Outcome, 'error'> {
  const panic = /^panic: .*/m.exec(stderr)?.[0];
  if (!panic) return {};
  const line = new RegExp(`${page}:(\\d+)`).exec(stderr)?.[1];
  return {error: {message: panic, line: line ? Number(line) : undefined}};
}
