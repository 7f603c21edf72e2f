/** Ruby samples, as someone would add them: `newLanguage.test.ts` puts this file into the copy. */
import {type Lane, MissingToolchain, type Setting} from '@portal/samples/lanes/lane';
import {runProcess} from '@portal/samples/lanes/process';
import {Sandbox} from '@portal/samples/lanes/sandbox';
import {
  type Given,
  type Outcome,
  type Problem,
  problemOf,
  type Sample,
} from '@portal/samples/model';

export class RubyLane implements Lane {
  private constructor(
    private readonly scratch: string,
    private readonly sandbox: Sandbox,
  ) {}

  /** @throws MissingToolchain if Ruby isn't installed */
  static async start(setting: Setting): Promise<RubyLane> {
    const {scratch} = setting;
    const {status} = await runProcess(['ruby', '--version'], {cwd: scratch, env: process.env});
    if (status !== 0) throw new MissingToolchain('Ruby is missing: install it');
    return new RubyLane(scratch, new Sandbox(setting, 'ruby'));
  }

  async check(samples: Sample[]): Promise<Problem[]> {
    const checked = samples.map(async (sample): Promise<Problem[]> => {
      const {status, stderr} = await this.#ruby(['-c'], sample.code);
      return status === 0 ? [] : [problemOf(sample, stderr.trim())];
    });
    return (await Promise.all(checked)).flat();
  }

  run(sample: Sample, input: Given): Promise<Outcome> {
    return this.sandbox.run(input, async ({env}) => {
      const {status, stdout, stderr} = await this.#ruby([], this.sandbox.enter(sample.code), env);
      return {status, stdout, stderr, ...(status !== 0 && {error: {message: stderr.trim()}})};
    });
  }

  close(): void {
    this.sandbox.close();
  }

  #ruby(flags: string[], input: string, env: Record<string, string> = {}) {
    const {PATH} = process.env;
    return runProcess(['ruby', ...flags, '-'], {cwd: this.scratch, env: {PATH, ...env}, input});
  }
}
