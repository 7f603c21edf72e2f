/** Bash samples: `bash -n`, shellcheck, and a run with the environment contract. */
import {existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {HttpStub} from '../http/stub.ts';
import {
  emptyOutcome,
  type Fault,
  type Given,
  type Outcome,
  type Problem,
  type Sample,
} from '../model.ts';
import {type Lane, MissingToolchain, type Setting, TmpFolder, withTraffic} from './lane.ts';
import {runProcess} from './process.ts';
import {markedScript, sessionFaults, sessionScript} from './session.ts';
import {readExports, writeSteps} from './stepFiles.ts';

const stubCommand = join(__dirname, '../runtime/bash/stub-command.js');

/** Programs that the platform has and this machine must have. */
const needed = ['bash', 'curl', 'jq', 'shellcheck'];

/**
 * All that a sample finds on its PATH, beside the CLI and the commands of its case. Anything else
 * would act on this machine (git, npx, apt-get) or differ from machine to machine.
 */
const tools =
  'awk base64 bash basename cat chmod cp curl cut date dirname du env expr false find fold grep gunzip gzip head hexdump hostname id jq ln ls md5sum mkdir mktemp mv nl od openssl paste printf pwd readlink realpath rev rm rmdir sed seq sh sha1sum sha256sum shuf sleep sort split stat tail tar tee test timeout touch tr true tty uname uniq wc which xargs xxd yes'.split(
    ' ',
  );

/**
 * What shellcheck may not complain of: `$` in single quotes is part of many addresses and queries,
 * and a `cd` that a reader types needs no `|| exit`.
 */
const allowed = 'SC2016,SC2164';

interface Comment {
  file: string;
  line: number;
  level: string;
  code: number;
  message: string;
}

/** The real path of a program on this machine. */
const whereIs = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** A program that is not there: on the platform it may be, here the case has to say what it prints. */
const notFound = /(?:line \d+: )?(\S+): command not found/g;

export class BashLane implements Lane {
  private readonly home: string;
  private readonly bin: string;
  private readonly toolPaths: [string, string][];

  private constructor(
    private readonly setting: Setting,
    private readonly stub: HttpStub,
    private readonly tmp: TmpFolder,
  ) {
    this.home = join(setting.scratch, 'bash-home');
    this.bin = join(setting.scratch, 'bash-bin');
    this.toolPaths = tools.flatMap((name) => {
      const path = whereIs(name);
      return path ? [[name, path]] : [];
    });
  }

  /** @throws MissingToolchain where a program is missing that the platform has */
  static async start(setting: Setting): Promise<BashLane> {
    const found = await runProcess(['bash', '-c', `command -v ${needed.join(' ')}`], {
      cwd: setting.scratch,
      env: {PATH: process.env.PATH},
    });
    const missing = needed.filter((name) => !found.stdout.includes(`/${name}\n`));
    if (missing.length > 0) {
      throw new MissingToolchain(`${missing.join(', ')} missing: run scripts/setup-toolchain.sh`);
    }
    const stub = new HttpStub(setting.certificates);
    return new BashLane(setting, stub, new TmpFolder(setting.scratch, 'bash'));
  }

  /** One shellcheck for all blocks: its start takes longer than a block. */
  async check(samples: Sample[]): Promise<Problem[]> {
    if (samples.length === 0) return [];
    const folder = join(this.setting.scratch, 'shellcheck');
    mkdirSync(folder, {recursive: true});
    const names = samples.map((sample, index) => {
      writeFileSync(join(folder, `${index}.sh`), `${scriptOf(sample)}\n`);
      return `${index}.sh`;
    });
    const options = {cwd: folder, env: {PATH: process.env.PATH, LANG: 'C.UTF-8'}, timeout: 60_000};
    const syntax = await Promise.all(
      names.map((name) => runProcess(['bash', '-n', name], options)),
    );
    const lint = await runProcess(
      [
        'shellcheck',
        '--shell=bash',
        '--severity=info',
        `--exclude=${allowed}`,
        '--format=json1',
        ...names,
      ],
      options,
    );
    const {comments} = JSON.parse(lint.stdout) as {comments: Comment[]};
    const problem = (sample: Sample, line: number, message: string): Problem => ({
      file: sample.page,
      line: sample.line + line,
      language: sample.language,
      sample: sample.name,
      message,
    });
    return samples.flatMap((sample, index) => {
      const {status, stderr} = syntax[index] ?? {status: 0, stderr: ''};
      if (status !== 0) {
        const line = Number(/line (\d+)/.exec(stderr)?.[1] ?? 1);
        return [problem(sample, line, `bash -n: ${stderr.replaceAll(`${index}.sh: `, '').trim()}`)];
      }
      return comments
        .filter(({file}) => file === `${index}.sh`)
        .map(({line, code, message}) => problem(sample, line, `shellcheck SC${code}: ${message}`));
    });
  }

  async run(sample: Sample, given: Given): Promise<Outcome> {
    this.tmp.reset(given.files);
    const port = await this.stub.begin(given.http);
    const calls = this.prepareCommands(given);
    const steps = writeSteps(this.setting.scratch, 'bash', this.tmp.enterDeep(given));
    const work = join(this.setting.scratch, 'bash-work');
    rmSync(work, {recursive: true, force: true});
    mkdirSync(work);
    const isSession = sample.language === 'console';
    const script = this.tmp.enter(isSession ? markedScript(sample.code) : sample.code);
    writeFileSync(join(work, 'step'), `${script}\n`);
    const result = await runProcess(['bash', 'step'], {
      cwd: work,
      env: this.environment(given, steps, port),
    });
    const {exports, faults} = readExports(steps.exportsFile);
    const outcome: Outcome = {
      ...emptyOutcome(),
      exports,
      status: result.status,
      stdout: result.stdout,
      stderr: result.stderr,
      files: this.tmp.files(),
      commands: existsSync(calls) ? readFileSync(calls, 'utf8').trimEnd().split('\n') : [],
      faults: [
        ...faults,
        ...this.commandFaults(isSession ? result.stdout : result.stderr),
        ...(isSession
          ? sessionFaults(this.tmp.enter(sample.code), result.stdout, sample.line, (command) =>
              this.isIllustrated(command, given),
            )
          : []),
      ],
      ...(result.timedOut
        ? {error: {message: 'the sample did not end within the time limit'}}
        : {}),
    };
    return this.tmp.leaveDeep(withTraffic(outcome, this.stub));
  }

  close(): Promise<void> {
    this.stub.close();
    return Promise.resolve();
  }

  /** The CLI is no part of this project: its command lines are checked, its output is not. */
  private isIllustrated(command: string, given: Given): boolean {
    const {cli} = this.setting;
    return command.split(' ')[0] === cli && !(command in (given.commands ?? {}));
  }

  /** A wrong command line is a mistake even where the script goes on. */
  private commandFaults(output: string): Fault[] {
    const wrong = output.split('\n').filter((line) => line.startsWith(`${this.setting.cli}: `));
    const missing = [...output.matchAll(notFound)].map(
      ([, name]) =>
        `there is no command ${name}: write given.commands: {${name}: <what it prints>}`,
    );
    return [...wrong, ...missing].map((message) => ({message}));
  }

  /** Puts the CLI and the commands of the case in front of the real ones. */
  private prepareCommands(given: Given): string {
    rmSync(this.bin, {recursive: true, force: true});
    mkdirSync(this.bin);
    for (const [name, path] of this.toolPaths) symlinkSync(path, join(this.bin, name));
    const settings = join(this.bin, '.settings.json');
    const log = join(this.bin, '.calls');
    const outputs = given.commands ?? {};
    writeFileSync(settings, JSON.stringify({cli: this.setting.cli, log, outputs}));
    const names = new Set([
      this.setting.cli,
      ...Object.keys(outputs).map((key) => key.split(' ')[0] ?? ''),
    ]);
    for (const name of names) {
      const line = `exec "${process.execPath}" "${stubCommand}" "${settings}" "${name}" "$@"`;
      rmSync(join(this.bin, name), {force: true});
      writeFileSync(join(this.bin, name), `#!/bin/sh\n${line}\n`, {mode: 0o755});
    }
    return log;
  }

  private environment(given: Given, steps: {stepsFile: string; exportsFile: string}, port: number) {
    const {envPrefix, certificates} = this.setting;
    mkdirSync(this.home, {recursive: true});
    // curl opens every connection, whatever host and port, to the stub and trusts it.
    writeFileSync(
      join(this.home, '.curlrc'),
      `connect-to = "::127.0.0.1:${port}"\ncacert = "${certificates.caFile}"\n`,
    );
    return {
      PATH: this.bin,
      HOME: this.home,
      CURL_HOME: this.home,
      TMPDIR: this.tmp.path,
      LANG: 'C.UTF-8',
      TZ: 'UTC',
      [`${envPrefix}_STEPS`]: steps.stepsFile,
      [`${envPrefix}_EXPORTS`]: steps.exportsFile,
      ...given.env,
    };
  }
}

/** What of a block is a script: all of it, or in a shown session what stands behind the prompts. */
const scriptOf = ({language, code}: Sample): string =>
  language === 'console' ? sessionScript(code) : code;
