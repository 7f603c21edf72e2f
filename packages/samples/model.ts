/** Types and constants that all parts of the sample runner share. */
import type {CodeLanguage, Runtime} from '@portal/content/facts';
import type {Mistake, Place} from '@portal/content/mistake';
import type {Fence} from '@portal/content/pages/fences';
import type {Given} from './expectations/schema.ts';

export type {Given, StubResponse, StubRoute} from './expectations/schema.ts';

/** What happens with the blocks of each language, by the name after the fence. */
export type CodeLanguages = Readonly<Record<string, CodeLanguage>>;

/** Allowed reasons not to execute a programming block. */
export const noRunReasons = ['needs-live-platform', 'fragment'] as const;
export type NoRunReason = (typeof noRunReasons)[number];

/** The text after the language on the fence line. */
export interface FenceMeta {
  title?: string;
  /** Names of samples: one for a programming block, one or more for a result block. */
  samples: string[];
  fails?: string;
  noRun?: NoRunReason;
  /** The runtime of this block, if it differs from the runtime of the page's version. */
  runtime?: Runtime;
}

/** One fenced block of a page, with facts replaced. */
export interface Block {
  /** The page, relative to the project. */
  page: string;
  /** The file with the cases of the page, which may be missing. */
  caseFile: string;
  /** Line of the opening fence. The code starts one line below. */
  line: number;
  language: string;
  /** Whether it runs, has to parse, or is only shown. Undefined for an unknown language. */
  treatment: CodeLanguage['blocks'] | undefined;
  code: string;
  /** The place on the page of a position in the code. */
  placeIn: Fence['placeIn'];
  meta: FenceMeta;
  /** Node.js blocks of the legacy runtime run in a different step wrapper. */
  runtime: Runtime;
}

/** A programming block that runs. */
export interface Sample extends Block {
  treatment: 'run';
  name: string;
}

/** Expected results of one execution. Each key is compared with the same key of the outcome. */
export interface Expect {
  shown?: true;
  [key: string]: unknown;
}

/** One execution of a sample and its expected result. */
export interface Case {
  sample: string;
  given: Given;
  expect: Expect;
  place: Pick<Place, 'file' | 'line'>;
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
  /** Headers that the client sent to the proxy, for requests through a proxy. */
  proxy?: {authorization?: string | undefined};
}

/** The result of one execution. */
export interface Outcome {
  return?: unknown;
  exports: Record<string, unknown>;
  respond?: unknown;
  flow?: unknown;
  runs?: number;
  send: unknown[];
  emits: unknown[];
  requests: RecordedRequest[];
  /** The response of the sample's server to each delivery. */
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
  /** An uncaught error, with its line on the page if known. */
  error?: {message: string; line?: number | undefined};
  /** Lines of the page that export, respond and so on, by `exports.name`, `respond` … */
  lines: Record<string, number>;
  /** Mistakes that don't throw in the sample, such as a promise it doesn't await. */
  faults: Fault[];
}

export interface Fault {
  message: string;
  line?: number | undefined;
  /** Work was still running when the step ended. `expect.warning` allows this. */
  pending?: boolean;
  /** A declared request was never sent. */
  unsent?: boolean;
}

/** A mistake in a sample or its case, or what a sample did that its case doesn't expect. */
export interface Problem extends Pick<Mistake, 'file' | 'line' | 'message'> {
  /** Undefined for what happened when a sample ran. */
  column?: number;
  /** What to do, if it isn't obvious. */
  fix?: string | undefined;
  language: string;
  sample?: string | undefined;
}

/** What's wrong, and what to do about it. */
export type Said = [message: string, fix?: string];

/**
 * A problem of a block.
 *
 * @param line - its line on the page, if it isn't that of the fence
 */
export const problemOf = (block: Block, message: string, line = block.line): Problem => ({
  file: block.page,
  line,
  language: block.language || 'none',
  sample: block.meta.samples[0],
  message,
});

/** The outcome of a sample that does nothing. */
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
