/** Runs Node.js samples one after the other, in a child process with a real Node 14. */
import {type ChildProcess, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {readJavaScript} from '../level/javascript.ts';
import {type Given, type Outcome, type Problem, problemOf, type Sample} from '../model.ts';
import {installRuntime, runtimeFolder} from './install.ts';
import {type Lane, MissingToolchain, type Setting, TIME_LIMIT_MS, timedOutError} from './lane.ts';
import {Sandbox} from './sandbox.ts';

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
    private readonly sandbox: Sandbox,
    private readonly compile: Compile,
  ) {}

  /** @throws MissingToolchain if npm has no Node 14 for this machine */
  static async start(
    setting: Setting,
    name = 'node',
    compile: Compile = ({code}) => code,
  ): Promise<NodeLane> {
    await installRuntime();
    if (!existsSync(binary)) {
      throw new MissingToolchain(
        `Node 14 is missing: npm has it for Linux (x64, arm64) and macOS (x64), but this is ${process.platform} on ${process.arch}. Run the samples in the project's container.`,
      );
    }
    return new NodeLane(setting, new Sandbox(setting, name), compile);
  }

  check(samples: Sample[]): Promise<Problem[]> {
    const problems = samples.flatMap((sample) =>
      readJavaScript(this.compile(sample)).mistakes.map(({line, message, fix}) => ({
        ...problemOf(sample, message, sample.line + line),
        fix,
      })),
    );
    return Promise.resolve(problems);
  }

  run(sample: Sample, input: Given, related: Sample[]): Promise<Outcome> {
    return this.sandbox.run(input, (given, port) =>
      this.execute({...this.job(sample, given, related), port}),
    );
  }

  close(): void {
    this.worker?.kill('SIGKILL');
    this.sandbox.close();
  }

  private source(sample: Sample) {
    return {code: this.sandbox.enter(this.compile(sample)), file: sample.page, line: sample.line};
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
      given,
      modules: Object.fromEntries(modules) as Record<string, unknown>,
      tmp: this.sandbox.tmp,
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
      const onMessage = (answer: Answer) => {
        if (answer.uncaught) finish({status: 1, error: answer.uncaught}, true);
        else if (answer.id === job.id) finish(answer.outcome ?? {}, answer.outcome?.dirty);
      };
      const onExit = (code: number | null) =>
        finish(
          {
            status: code ?? 1,
            error: {message: `the sample ended the process with ${code ?? 'a signal'}`},
          },
          true,
        );
      const timer = setTimeout(
        () => finish({status: 1, error: timedOutError}, true),
        TIME_LIMIT_MS,
      );
      worker.on('message', onMessage);
      worker.once('exit', onExit);
      worker.send(job);
    });
  }
}
