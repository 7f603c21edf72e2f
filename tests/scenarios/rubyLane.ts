/** Ruby samples, as someone would add them: `newLanguage.test.ts` puts this file into the copy. */
import {HttpStub} from '@portal/samples/http/stub';
import {
  type Lane,
  MissingToolchain,
  type Setting,
  TmpFolder,
  withTraffic,
} from '@portal/samples/lanes/lane';
import {runProcess} from '@portal/samples/lanes/process';
import {
  emptyOutcome,
  type Given,
  type Outcome,
  type Problem,
  type Sample,
} from '@portal/samples/model';

export class RubyLane implements Lane {
  private constructor(
    private readonly scratch: string,
    private readonly stub: HttpStub,
    private readonly tmp: TmpFolder,
  ) {}

  /** @throws MissingToolchain if Ruby isn't installed */
  static async start({scratch, certificates}: Setting): Promise<RubyLane> {
    const {status} = await runProcess(['ruby', '--version'], {cwd: scratch, env: process.env});
    if (status !== 0) throw new MissingToolchain('Ruby is missing: install it');
    return new RubyLane(scratch, new HttpStub(certificates), new TmpFolder(scratch, 'ruby'));
  }

  async check(samples: Sample[]): Promise<Problem[]> {
    const checked = samples.map(async ({code, name, page, line}): Promise<Problem[]> => {
      const {status, stderr} = await this.#ruby(['-c'], code);
      const at = {file: page, line, language: 'ruby', sample: name};
      return status === 0 ? [] : [{...at, message: stderr.trim()}];
    });
    return (await Promise.all(checked)).flat();
  }

  async run(sample: Sample, given: Given): Promise<Outcome> {
    this.tmp.reset(given.files);
    await this.stub.begin(given.http);
    const {status, stdout, stderr} = await this.#ruby([], this.tmp.enter(sample.code), given.env);
    const error = status === 0 ? {} : {error: {message: stderr.trim()}};
    const outcome = {...emptyOutcome(), status, stdout, stderr, files: this.tmp.files(), ...error};
    return this.tmp.leaveDeep(withTraffic(outcome, this.stub));
  }

  close(): Promise<void> {
    this.stub.close();
    return Promise.resolve();
  }

  #ruby(flags: string[], input: string, env: Record<string, string> = {}) {
    const {PATH} = process.env;
    return runProcess(['ruby', ...flags, '-'], {cwd: this.scratch, env: {PATH, ...env}, input});
  }
}
