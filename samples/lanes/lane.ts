import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import {type HttpStub} from '../http/stub.ts';
import type {Certificates} from '../http/certificates.ts';
import type {Given, Outcome, Problem, Sample} from '../model.ts';

/** What all lanes are told about the product and this run. */
export interface Setting {
  slug: string;
  cli: string;
  prefix: string;
  envPrefix: string;
  domain: string;
  /** Root of the project. */
  root: string;
  /** A folder of this run only; `/tmp` of every lane lies below it. */
  scratch: string;
  certificates: Certificates;
}

/** Executes the samples of one or more languages, one after the other. */
export interface Lane {
  /** Everything that can be told without running: language level, linters. */
  check(samples: Sample[]): Promise<Problem[]>;
  /** Executes one case. */
  run(sample: Sample, given: Given, related: Sample[]): Promise<Outcome>;
  close(): Promise<void>;
}

/** Why a language cannot run on this machine. */
export class MissingToolchain extends Error {
  override name = 'MissingToolchain';
}

/** `/tmp` where it is a path of its own, not the end of a word or of another path. */
const TMP = /(?<![\w.~/-])\/tmp(?![\w-])/g;

/** How long one execution may take. */
export const TIME_LIMIT_MS = 20_000;

/**
 * A `/tmp` for each lane, emptied before each execution. Samples name `/tmp`; the runner puts a
 * folder of this run in its place, in the code and in the case, and back again in what comes out.
 */
export class TmpFolder {
  readonly path: string;

  constructor(scratch: string, lane: string) {
    this.path = join(scratch, lane);
  }

  /** Puts the folder in place of `/tmp` in a text. */
  enter(text: string): string {
    return text.replace(TMP, this.path);
  }

  /** {@link enter} for all strings of a value. */
  enterDeep<T>(value: T): T {
    return value === undefined ? value : (JSON.parse(this.enterJson(value)) as T);
  }

  private enterJson(value: unknown): string {
    return JSON.stringify(value, (_key, item: unknown) =>
      typeof item === 'string' ? this.enter(item) : item,
    );
  }

  /** Puts `/tmp` back in everything that came out. */
  leaveDeep<T>(value: T): T {
    return JSON.parse(JSON.stringify(value).replaceAll(this.path, '/tmp')) as T;
  }

  /** Empties the folder and writes the files that a case gives. */
  reset(files: Record<string, string> = {}): void {
    rmSync(this.path, {recursive: true, force: true});
    mkdirSync(this.path, {recursive: true});
    for (const [name, content] of Object.entries(files)) {
      if (!name.startsWith('/tmp/'))
        throw new Error(`given.files.${name}: samples write to /tmp only`);
      const path = this.enter(name);
      mkdirSync(dirname(path), {recursive: true});
      const binary = content.startsWith('base64:');
      writeFileSync(path, binary ? Buffer.from(content.slice(7), 'base64') : content);
    }
  }

  /** All files that are there, by their `/tmp` name. */
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

/** What a lane's stub saw becomes part of the outcome. */
export function withTraffic(outcome: Outcome, stub: HttpStub): Outcome {
  const {requests, undeclared, unused} = stub.traffic();
  return {
    ...outcome,
    requests,
    faults: [
      ...outcome.faults,
      ...undeclared.map((request) => ({
        message: `the sample sends ${request}, which its case does not declare: add it to given.http`,
      })),
      ...unused.map((request) => ({
        message: `given.http declares ${request}, which the sample never sends`,
        unsent: true,
      })),
    ],
  };
}
