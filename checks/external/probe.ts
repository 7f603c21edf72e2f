import {setTimeout} from 'node:timers/promises';

/** What came of asking for an address. */
export type Verdict =
  | {kind: 'alive'}
  /** Somebody is there and does not answer programs: nothing to fix. */
  | {kind: 'unknown'; reason: string}
  | {
      kind: 'broken';
      reason: string;
      /** Set where not even a connection came about: the fault may be on this side. */
      isUnreached?: true;
    };

export interface ProbeOptions {
  /** For each request, in milliseconds. */
  timeout: number;
  /** How often an address that did not answer is asked. */
  attempts: number;
  /** The longest that a server which asks to wait is waited for, in milliseconds. */
  patience: number;
}

/** Answers of servers that keep programs out or are busy; a reader may well get through. */
const UNTOLD = [401, 403, 429, 999];

/** Answers of servers that ask to come again later. */
const LATER = [429, 503];

/** What failed before a server was reached. */
const UNREACHED =
  /^(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|UND_ERR_CONNECT_TIMEOUT)$/;

interface Answer {
  status: number;
  /** How long the server asks to wait, in milliseconds. */
  wait: number;
}

async function ask(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<Answer> {
  const headers = {accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0 (link check)'};
  const response = await fetch(url, {method, headers, signal: AbortSignal.timeout(timeout)});
  await response.body?.cancel();
  // In seconds; as a date, which is rare, it counts as a second.
  const seconds = Number(response.headers.get('retry-after') ?? 1);
  return {status: response.status, wait: Number.isNaN(seconds) ? 1000 : seconds * 1000};
}

function failure(error: unknown): Verdict {
  const {cause, name} = error as Error & {cause?: {code?: string}};
  const reason = name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? String(error));
  return {kind: 'broken', reason, ...(UNREACHED.test(reason) && {isUnreached: true})};
}

async function once(url: string, {timeout, patience}: ProbeOptions): Promise<Verdict> {
  try {
    let answer = await ask(url, 'HEAD', timeout);
    if (LATER.includes(answer.status) && answer.wait <= patience) {
      await setTimeout(answer.wait);
      answer = await ask(url, 'GET', timeout);
    } else if (answer.status >= 400) {
      // Many servers know GET only.
      answer = await ask(url, 'GET', timeout);
    }
    const {status} = answer;
    if (status < 400) return {kind: 'alive'};
    const reason = `status ${status}`;
    return {kind: UNTOLD.includes(status) ? 'unknown' : 'broken', reason};
  } catch (error) {
    return failure(error);
  }
}

/** Asks for an address, redirects followed; one that does not answer well is asked again. */
export async function probe(url: string, options: ProbeOptions): Promise<Verdict> {
  const verdict = await once(url, options);
  if (verdict.kind !== 'broken' || options.attempts <= 1) return verdict;
  return probe(url, {...options, attempts: options.attempts - 1});
}
