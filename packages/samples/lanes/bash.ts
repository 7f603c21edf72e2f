/** Checks Bash samples with `bash -n` and shellcheck, and runs them as on the platform. */
import {existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {
  type Fault,
  type Given,
  type Outcome,
  type Problem,
  problemOf,
  type Sample,
} from '../model.ts';
import {type Lane, MissingToolchain, type Setting} from './lane.ts';
import {runProcess} from './process.ts';
import {Sandbox} from './sandbox.ts';
import {markedScript, sessionFaults, sessionScript} from './session.ts';
import {runStep} from './stepFiles.ts';

const stubCommand = join(__dirname, '../runtime/bash/stub-command.js');

/** Programs that this machine must have, as the platform does. */
const needed = ['bash', 'curl', 'jq', 'shellcheck'];

/**
 * The only programs on the PATH of a sample, apart from the CLI and the commands of its case.
 * Others could change this machine (git, npx, apt-get) or differ between machines.
 */
const tools =
  'awk base64 bash basename cat chmod cp curl cut date dirname du env expr false find fold grep gunzip gzip head hexdump hostname id jq ln ls md5sum mkdir mktemp mv nl od openssl paste printf pwd readlink realpath rev rm rmdir sed seq sh sha1sum sha256sum shuf sleep sort split stat tail tar tee test timeout touch tr true tty uname uniq wc which xargs xxd yes'.split(
    ' ',
  );

/**
 * Disabled shellcheck rules: many URLs and queries contain `$` in single quotes, and a `cd` that a
 * reader types doesn't need `|| exit`.
 */
const allowed = 'SC2016,SC2164';

interface Comment {
  file: string;
  line: number;
  level: string;
  code: number;
  message: string;
}

/** Returns the path of a program on this machine. */
const whereIs = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** A missing program. The platform may have it, but here the case has to contain its output. */
const notFound = /(?:line \d+: )?(\S+): command not found/g;

export class BashLane implements Lane {
  private readonly home: string;
  /** The stubs of the current case. */
  private readonly bin: string;
  /** Links to the programs of this machine that all samples may use. */
  private readonly toolBin: string;

  private constructor(
    private readonly setting: Setting,
    private readonly sandbox: Sandbox,
  ) {
    this.home = join(setting.scratch, 'bash-home');
    this.bin = join(setting.scratch, 'bash-bin');
    this.toolBin = join(setting.scratch, 'bash-tools');
    rmSync(this.toolBin, {recursive: true, force: true});
    mkdirSync(this.toolBin);
    for (const name of tools) {
      const path = whereIs(name);
      if (path) symlinkSync(path, join(this.toolBin, name));
    }
  }

  /** @throws MissingToolchain if a needed program is missing */
  static async start(setting: Setting): Promise<BashLane> {
    const found = await runProcess(['bash', '-c', `command -v ${needed.join(' ')}`], {
      cwd: setting.scratch,
      env: {PATH: process.env.PATH},
    });
    const missing = needed.filter((name) => !found.stdout.includes(`/${name}\n`));
    if (missing.length > 0) {
      throw new MissingToolchain(`missing ${missing.join(', ')}: run scripts/setup-toolchain.sh`);
    }
    return new BashLane(setting, new Sandbox(setting, 'bash'));
  }

  /** Runs shellcheck once for all blocks, because it starts slowly. */
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
    return samples.flatMap((sample, index) => {
      const {status, stderr} = syntax[index] ?? {status: 0, stderr: ''};
      if (status !== 0) {
        const line = Number(/line (\d+)/.exec(stderr)?.[1] ?? 1);
        const message = `bash -n: ${stderr.replaceAll(`${index}.sh: `, '').trim()}`;
        return [problemOf(sample, message, sample.line + line)];
      }
      return comments
        .filter(({file}) => file === `${index}.sh`)
        .map(({line, code, message}) =>
          problemOf(sample, `shellcheck SC${code}: ${message}`, sample.line + line),
        );
    });
  }

  run(sample: Sample, input: Given): Promise<Outcome> {
    return this.sandbox.run(input, async (given, port) => {
      const calls = this.prepareCommands(given);
      const work = join(this.setting.scratch, 'bash-work');
      rmSync(work, {recursive: true, force: true});
      mkdirSync(work);
      const isSession = sample.language === 'console';
      const code = this.sandbox.enter(sample.code);
      writeFileSync(join(work, 'step'), `${isSession ? markedScript(code) : code}\n`);
      const options = {cwd: work, env: this.environment(port)};
      const result = await runStep(
        ['bash', 'step'],
        given,
        this.sandbox.tmp,
        this.setting,
        options,
      );
      const {faults, stdout, stderr} = result;
      const sessionProblems = isSession
        ? sessionFaults(code, stdout, sample.line, (command) => this.isIllustrated(command, given))
        : [];
      return {
        ...result,
        commands: existsSync(calls) ? readFileSync(calls, 'utf8').trimEnd().split('\n') : [],
        faults: [...faults, ...this.commandFaults(isSession ? stdout : stderr), ...sessionProblems],
      };
    });
  }

  close(): void {
    this.sandbox.close();
  }

  /** The CLI isn't part of this project, so we check its command lines but not its output. */
  private isIllustrated(command: string, given: Given): boolean {
    const {cli} = this.setting;
    return command.split(' ')[0] === cli && !(command in (given.commands ?? {}));
  }

  /** Reports wrong command lines, even if the script continues after them. */
  private commandFaults(output: string): Fault[] {
    const wrong = output.split('\n').filter((line) => line.startsWith(`${this.setting.cli}: `));
    const missing = [...output.matchAll(notFound)].map(
      ([, name]) =>
        `the command ${name} doesn't exist: add given.commands: {${name}: <its output>}`,
    );
    return [...wrong, ...missing].map((message) => ({message}));
  }

  /** Writes stubs of the CLI and of the case's commands, which replace the real ones. */
  private prepareCommands(given: Given): string {
    rmSync(this.bin, {recursive: true, force: true});
    mkdirSync(this.bin);
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
      writeFileSync(join(this.bin, name), `#!/bin/sh\n${line}\n`, {mode: 0o755});
    }
    return log;
  }

  private environment(port: number) {
    mkdirSync(this.home, {recursive: true});
    // curl connects to the stub for every host and port, and trusts its certificate.
    writeFileSync(
      join(this.home, '.curlrc'),
      `connect-to = "::127.0.0.1:${port}"\ncacert = "${this.setting.certificates.caFile}"\n`,
    );
    return {
      PATH: `${this.bin}${delimiter}${this.toolBin}`,
      HOME: this.home,
      CURL_HOME: this.home,
      LANG: 'C.UTF-8',
    };
  }
}

/** Returns the script of a block: all of it, or the commands after the prompts of a session. */
const scriptOf = ({language, code}: Sample): string =>
  language === 'console' ? sessionScript(code) : code;
