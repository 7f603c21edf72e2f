/** The words that every part of the sample runner shares. */
import {codeLanguages, type CodeLanguage, type LanguageOf} from '../facts/codeLanguages.ts';

import type {Runtime} from '../facts/versions.ts';

const languages = Object.entries(codeLanguages) as [string, CodeLanguage][];

const languagesThat = <Blocks extends CodeLanguage['blocks']>(wanted: Blocks) =>
  languages.filter(([, {blocks}]) => blocks === wanted).map(([id]) => id) as LanguageOf<Blocks>[];

/** Languages whose blocks are executed. Each has a lane, see `lanes/`. */
export const programmingLanguages = languagesThat('run');
export type ProgrammingLanguage = LanguageOf<'run'>;

/** Languages whose blocks must parse. */
export const parsedLanguages = languagesThat('parse');

/** Languages that are only shown. */
export const shownLanguages = languagesThat('show');

/** Why a programming block may stay unexecuted. Anything else has to run. */
export const noRunReasons = ['needs-live-platform', 'fragment'] as const;
export type NoRunReason = (typeof noRunReasons)[number];

/** A position that a message can point to. */
export interface Place {
  file: string;
  line: number;
}

/** What the fence line says behind the language. */
export interface FenceMeta {
  title?: string;
  /** Names of samples: one for a programming block, one or more for a result block. */
  samples: string[];
  fails?: string;
  noRun?: NoRunReason;
  /** The runtime of this block, where it is not that of the page's version. */
  runtime?: Runtime;
}

/** One fenced block of a page, facts in place. */
export interface Block {
  /** The page, relative to the project. */
  page: string;
  /** The page's name in `samples/cases/`, without extension. */
  pageKey: string;
  /** Line of the opening fence; the code begins one line below. */
  line: number;
  language: string;
  code: string;
  meta: FenceMeta;
  /** Node.js blocks of the legacy runtime run in a step wrapper of its own. */
  runtime: Runtime;
}

/** A programming block that takes part in a run. */
export interface Sample extends Block {
  language: ProgrammingLanguage;
  name: string;
}

/** What a request in `given.http` is answered with. */
export interface StubResponse {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  text?: string;
  /** The same as `text`. */
  body?: string;
  /** Base64 of a binary body. */
  base64?: string;
  /** Answers with the received request as JSON. */
  echo?: boolean;
  /** Pieces of text that are sent one after the other, as a stream does. */
  stream?: string[];
  /** Leaves a stream open until the client goes. */
  open?: boolean;
  /** Breaks the connection instead of answering. */
  drop?: boolean;
}

/** A request that is sent to the server which a sample starts. */
export interface Delivery {
  request: string;
  headers?: Record<string, string>;
  json?: unknown;
  text?: string;
}

export interface StubRoute {
  request: string;
  respond?: StubResponse;
  /** Declared by an expectation: whether it was sent is judged there. */
  optional?: boolean;
}

/** Inputs of one execution. `README.md` tells what each means. */
export interface Given {
  event?: unknown;
  context?: Record<string, unknown>;
  steps?: Record<string, unknown>;
  env?: Record<string, string>;
  props?: Record<string, unknown>;
  params?: Record<string, unknown>;
  accounts?: Record<string, Record<string, unknown>>;
  stores?: Record<string, Record<string, unknown>>;
  db?: Record<string, unknown>;
  files?: Record<string, string>;
  http?: StubRoute[];
  deliver?: Delivery[];
  run?: {runs?: number; context?: unknown; callback_request?: unknown; follow?: boolean};
  calls?: unknown[];
  modules?: Record<string, string>;
  commands?: Record<string, string>;
  checkpoint?: unknown;
  stepCheckpoint?: unknown;
  attachments?: Record<string, string>;
  random?: number;
  now?: string;
}

/** Expected results of one execution; every key is compared with the same key of the outcome. */
export interface Expect {
  shown?: true;
  [key: string]: unknown;
}

/** One execution of a sample and what it must result in. */
export interface Case {
  sample: string;
  given: Given;
  expect: Expect;
  place: Place;
  /** Line of a key below this case, for messages. */
  lineOf: (path: (string | number)[]) => number;
}

/** A request that reached the stub. */
export interface RecordedRequest {
  request: string;
  method: string;
  url: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: string;
  json?: unknown;
  form?: Record<string, string>;
  files?: Record<string, {filename: string; type: string; content: string}>;
  /** What the client told the proxy, for requests through one. */
  proxy?: {authorization?: string};
}

/** What came out of one execution. */
export interface Outcome {
  return?: unknown;
  exports: Record<string, unknown>;
  respond?: unknown;
  flow?: unknown;
  runs?: number;
  send: unknown[];
  emits: unknown[];
  requests: RecordedRequest[];
  /** What the sample's server answered to each delivery. */
  answers?: {status: number; headers: Record<string, string>; body: string}[];
  stdout: string;
  stderr: string;
  status: number;
  stores: Record<string, unknown>;
  db: Record<string, unknown>;
  files: Record<string, string>;
  commands: string[];
  checkpoint?: unknown;
  stepCheckpoint?: unknown;
  /** An uncaught error, with the page's line where it is known. */
  error?: {message: string; line?: number};
  /** Lines on which the sample exported, responded and so on, by `exports.name`, `respond` … */
  lines: Record<string, number>;
  /** Breaches of the contract that the sample itself did not notice, such as work not awaited. */
  faults: Fault[];
}

export interface Fault {
  message: string;
  line?: number;
  /** Work that was still going on when the step ended; `expect.warning` allows it. */
  pending?: boolean;
  /** A declared request that was never sent. */
  unsent?: boolean;
}

/** Something to tell the contributor. */
export interface Problem extends Place {
  language: string;
  sample?: string;
  message: string;
}

/** An outcome in which nothing happened. */
export function emptyOutcome(): Outcome {
  return {
    exports: {},
    send: [],
    emits: [],
    requests: [],
    stdout: '',
    stderr: '',
    status: 0,
    stores: {},
    db: {},
    files: {},
    commands: [],
    lines: {},
    faults: [],
  };
}
