/** Runs Node.js samples one after the other, in a child process with a real Node 14. */
import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {HttpStub} from '../http/stub.ts';
import {readJavaScript} from '../level/javascript.ts';
import {emptyOutcome, type Given, type Outcome, type Problem, type Sample} from '../model.ts';
import {installRuntime, runtimeFolder} from './install.ts';
import {
  type Lane,
  MissingToolchain,
  type Setting,
  TIME_LIMIT_MS,
  TmpFolder,
  withTraffic,
} from './lane.ts';
import {withContext} from './stepFiles.ts';

/** The Node 14 binary in the npm package. */
const binary = join(
  runtimeFolder,
  `node_modules/node-${process.platform}-${process.arch}/bin/node`,
);

interface Answer {
  id?: number;
  /** `dirty`: code is still running, so the next sample needs a new process. */
  outcome?: Outcome & {dirty?: boolean};
  uncaught?: Outcome['error'];
}

/** The fields of a job that this file reads. The worker reads more. */
interface Job {
  id: number;
  port: number;
}

/** Returns the code to run for a block, such as TypeScript without its types. */
export type Compile = (sample: Sample) => string;

export class NodeLane implements Lane {
  private worker: ChildProcess | undefined;
  private jobs = 0;

  private constructor(
    private readonly setting: Setting,
    private readonly stub: HttpStub,
    private readonly tmp: TmpFolder,
    private readonly compile: Compile,
  ) {}

  /** @throws MissingToolchain if npm has no Node 14 for this machine */
  static async start(
    setting: Setting,
    name = 'node',
    compile: Compile = ({code}) => code,
  ): Promise<NodeLane> {
    installRuntime();
    if (!existsSync(binary)) {
      throw new MissingToolchain(
        `Node 14 is missing: npm has it for Linux (x64, arm64) and macOS (x64), but this is ${process.platform} on ${process.arch}. Run the samples in the project's container.`,
      );
    }
    const tmp = new TmpFolder(setting.scratch, name);
    return new NodeLane(setting, new HttpStub(setting.certificates), tmp, compile);
  }

  check(samples: Sample[]): Promise<Problem[]> {
    const problems = samples.flatMap((sample) =>
      readJavaScript(this.compile(sample)).mistakes.map(({line, message, fix}) => ({
        file: sample.page,
        line: sample.line + line,
        language: sample.language,
        sample: sample.name,
        message,
        fix,
      })),
    );
    return Promise.resolve(problems);
  }

  async run(sample: Sample, given: Given, related: Sample[]): Promise<Outcome> {
    this.tmp.reset(given.files);
    const port = await this.stub.begin(given.http);
    const outcome = await this.execute({...this.job(sample, given, related), port});
    const complete = {...emptyOutcome(), ...outcome, files: this.tmp.files()};
    return this.tmp.leaveDeep(withTraffic(complete, this.stub));
  }

  close(): Promise<void> {
    this.worker?.kill('SIGKILL');
    this.stub.close();
    return Promise.resolve();
  }

  private source(sample: Sample) {
    return {code: this.tmp.enter(this.compile(sample)), file: sample.page, line: sample.line};
  }

  private job(sample: Sample, given: Given, related: Sample[]) {
    const {slug, domain} = this.setting;
    const source = this.source(sample);
    const {isModule, usesStep} = readJavaScript(source.code);
    const modules = Object.entries(given.modules ?? {}).map(([specifier, name]) => {
      const found = related.find((other) => other.name === name);
      if (!found) throw new Error(`given.modules: the page has no sample ${name}`);
      return [specifier, this.source(found)];
    });
    const isLegacy = sample.runtime === 'legacy';
    return {
      ...source,
      id: ++this.jobs,
      runtime: sample.runtime,
      isModule,
      usesStep: usesStep || isLegacy,
      parameters: isLegacy ? ['event', 'steps', 'params', 'auths'] : ['steps', '$'],
      given: this.tmp.enterDeep({...withContext(given), http: undefined}),
      modules: Object.fromEntries(modules) as Record<string, unknown>,
      tmp: this.tmp.path,
      slug,
      domain,
      platform: `@${slug}/platform`,
      types: `@${slug}/types`,
      platformNames: [`@${slug}/platform`, `@${slug}hq/platform`],
    };
  }

  private start(): ChildProcess {
    const {caFile} = this.setting.certificates;
    const main = join(runtimeFolder, 'node/worker.js');
    const worker = spawn(binary, ['--experimental-vm-modules', '--no-warnings', main], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      cwd: this.setting.scratch,
      env: {PATH: process.env.PATH, NODE_EXTRA_CA_CERTS: caFile, TZ: 'UTC'},
    });
    worker.setMaxListeners(0);
    return worker;
  }

  /** If a sample hangs or ends its process, the next sample gets a new process. */
  private execute(job: Job): Promise<Partial<Outcome>> {
    const worker = (this.worker ??= this.start());
    return new Promise((resolve) => {
      const finish = (outcome: Partial<Outcome>, lost = false) => {
        clearTimeout(timer);
        worker.off('message', onMessage);
        worker.off('exit', onExit);
        if (lost) {
          worker.kill('SIGKILL');
          this.worker = undefined;
        }
        resolve(outcome);
      };
      const failed = (message: string) => ({status: 1, error: {message}});
      const onMessage = (answer: Answer) => {
        if (answer.uncaught) finish({status: 1, error: answer.uncaught}, true);
        else if (answer.id === job.id) finish(answer.outcome ?? {}, answer.outcome?.dirty);
      };
      const onExit = (code: number | null) =>
        finish(
          {...failed(`the sample ended the process with ${code ?? 'a signal'}`), status: code ?? 1},
          true,
        );
      const timer = setTimeout(
        () => finish(failed(`the sample didn't end within ${TIME_LIMIT_MS / 1000} seconds`), true),
        TIME_LIMIT_MS,
      );
      worker.on('message', onMessage);
      worker.once('exit', onExit);
      worker.send(job);
    });
  }
}
