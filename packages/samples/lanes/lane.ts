import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {type HttpStub} from '../http/stub.ts';
import type {Certificates} from '../http/certificates.ts';
import type {Given, Outcome, Problem, Sample} from '../model.ts';

/** Settings of all lanes: the product and this run. */
export interface Setting {
  slug: string;
  cli: string;
  prefix: string;
  envPrefix: string;
  domain: string;
  /** Root of the project. */
  root: string;
  /** A folder that only this run uses. It contains the `/tmp` of every lane. */
  scratch: string;
  certificates: Certificates;
}

/** Executes the samples of one or more languages, one after the other. */
export interface Lane {
  /** Runs the checks that don't need execution: language level, linters. */
  check(samples: Sample[]): Promise<Problem[]>;
  /** Executes one case. */
  run(sample: Sample, given: Given, related: Sample[]): Promise<Outcome>;
  close(): Promise<void>;
}

/** This machine can't run a language, for the reason in the message. */
export class MissingToolchain extends Error {
  override name = 'MissingToolchain';
}

/** `/tmp` as a whole path, not as a part of a word or of another path. */
const TMP = /(?<![\w.~/-])\/tmp(?![\w-])/g;

/** How long one execution may take. */
export const TIME_LIMIT_MS = 20_000;

/**
 * A `/tmp` for each lane, emptied before each execution. The runner replaces `/tmp` with a folder
 * of this run in the code and in the case, and reverses this in the outcome.
 */
export class TmpFolder {
  readonly path: string;

  constructor(scratch: string, lane: string) {
    this.path = join(scratch, lane);
  }

  /** Replaces `/tmp` with the folder in a text. */
  enter(text: string): string {
    return text.replace(TMP, this.path);
  }

  /** Applies {@link enter} to all strings of a value. */
  enterDeep<T>(value: T): T {
    return value === undefined ? value : (JSON.parse(this.enterJson(value)) as T);
  }

  private enterJson(value: unknown): string {
    return JSON.stringify(value, (_key, item: unknown) =>
      typeof item === 'string' ? this.enter(item) : item,
    );
  }

  /** Replaces the folder with `/tmp` in all strings of a value. */
  leaveDeep<T>(value: T): T {
    return JSON.parse(JSON.stringify(value).replaceAll(this.path, '/tmp')) as T;
  }

  /** Empties the folder and writes the files of a case. */
  reset(files: Record<string, string> = {}): void {
    rmSync(this.path, {recursive: true, force: true});
    mkdirSync(this.path, {recursive: true});
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
    const names = readdirSync(this.path, {recursive: true, encoding: 'utf8'});
    const paths = names
      .map((name) => join(this.path, name))
      .filter((path) => statSync(path).isFile());
    return Object.fromEntries(
      paths.map((path) => [`/tmp/${relative(this.path, path)}`, readText(path)]),
    );
  }
}

function readText(path: string): string {
  const content = readFileSync(path);
  const text = content.toString('utf8');
  return Buffer.from(text).equals(content) ? text : `base64:${content.toString('base64')}`;
}

/** Adds the requests that a lane's stub received to the outcome. */
export function withTraffic(outcome: Outcome, stub: HttpStub): Outcome {
  const {requests, undeclared, unused} = stub.traffic();
  return {
    ...outcome,
    requests,
    faults: [
      ...outcome.faults,
      ...undeclared.map((request) => ({
        message: `the sample sends ${request}, but its case doesn't declare it: add it to given.http`,
      })),
      // A sample that threw may have ended before its request.
      ...(outcome.error ? [] : unused).map((request) => ({
        message: `given.http declares ${request}, but the sample never sends it`,
        unsent: true,
      })),
    ],
  };
}
