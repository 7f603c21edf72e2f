/** What all lanes do around an execution: empty `/tmp`, receive the requests, add what happened. */
import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {asText} from '../http/record.ts';
import {HttpStub} from '../http/stub.ts';
import {emptyOutcome, type Fault, type Given, type Outcome} from '../model.ts';
import type {Setting} from './lane.ts';

/** `/tmp` as a whole path, not as a part of a word or of another path. */
const TMP = /(?<![\w.~/-])\/tmp(?![\w-])/g;

/** Default metadata of an execution. A case can override it. */
const defaultContext = {
  id: '2EvTestExecution',
  ts: '2024-05-01T12:00:00.000Z',
  trace_id: '2EvTestTrace',
  workflow_id: 'p_test123',
  deployment_id: 'd_test123',
  owner_id: 'o_test123',
  platform_version: '3.1.0',
};

/**
 * Replaces `/tmp` with a folder of the lane in the code and in the case, and reverses this in the
 * outcome.
 */
export class Sandbox {
  /** The folder that samples of this lane know as `/tmp`. */
  readonly tmp: string;
  private stub: HttpStub | undefined;

  constructor(
    private readonly setting: Pick<Setting, 'scratch' | 'certificates'>,
    lane: string,
  ) {
    this.tmp = join(setting.scratch, lane);
  }

  /** Replaces `/tmp` with the folder in a text. */
  enter(text: string): string {
    return text.replace(TMP, this.tmp);
  }

  /**
   * Executes one case.
   *
   * @param given - its input
   * @param execute - runs the sample with that input, which says where `/tmp` is and has all metadata.
   *   It sends all requests to `port` of this machine
   * @returns the outcome, with files, requests, and what's wrong with them
   */
  async run(
    given: Given,
    execute: (given: Given, port: number) => Promise<Partial<Outcome>>,
  ): Promise<Outcome> {
    this.reset(given.files);
    this.close();
    this.stub = await HttpStub.listen(this.setting.certificates, given.http);
    const context = {...defaultContext, ...given.context};
    const entered = JSON.stringify({...given, context, http: undefined}, (_key, value: unknown) =>
      typeof value === 'string' ? this.enter(value) : value,
    );
    const outcome: Outcome = {
      ...emptyOutcome(),
      ...(await execute(JSON.parse(entered) as Given, this.stub.port)),
      files: this.files(),
      requests: this.stub.requests,
    };
    outcome.faults = [...outcome.faults, ...trafficFaults(this.stub, outcome)];
    return JSON.parse(JSON.stringify(outcome).replaceAll(this.tmp, '/tmp')) as Outcome;
  }

  /** Stops receiving requests. */
  close(): void {
    this.stub?.close();
  }

  /** Empties the folder and writes the files of a case. */
  reset(files: Record<string, string> = {}): void {
    rmSync(this.tmp, {recursive: true, force: true});
    mkdirSync(this.tmp, {recursive: true});
    for (const [name, content] of Object.entries(files)) {
      if (!name.startsWith('/tmp/'))
        throw new Error(`given.files.${name}: samples can only use files in /tmp`);
      const path = this.enter(name);
      mkdirSync(dirname(path), {recursive: true});
      const binary = content.startsWith('base64:');
      writeFileSync(path, binary ? Buffer.from(content.slice(7), 'base64') : content);
    }
  }

  /** Returns all files by their `/tmp` name. */
  files(): Record<string, string> {
    const paths = readdirSync(this.tmp, {recursive: true, encoding: 'utf8'})
      .map((name) => join(this.tmp, name))
      .filter((path) => statSync(path).isFile());
    return Object.fromEntries(
      paths.map((path) => [`/tmp/${relative(this.tmp, path)}`, asText(readFileSync(path))]),
    );
  }
}

/** What's wrong with the requests of a sample. */
const trafficFaults = ({undeclared, unused}: HttpStub, {error}: Outcome): Fault[] => [
  ...undeclared.map((request) => ({
    message: `the sample sends ${request}, but its case doesn't declare it: add it to given.http`,
  })),
  // A sample that threw may have ended before its request.
  ...(error ? [] : unused).map((request) => ({
    message: `given.http declares ${request}, but the sample never sends it`,
    unsent: true,
  })),
];
