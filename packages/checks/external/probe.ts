import {setTimeout} from 'node:timers/promises';

/** The result of requesting a URL. */
export type Verdict =
  | {kind: 'alive'}
  /** The server rejects automated requests, so there's nothing to fix. */
  | {kind: 'unknown'; reason: string}
  | {
      kind: 'broken';
      reason: string;
      /** Set if no connection could be made: the problem may be on this side. */
      isUnreached?: true;
    };

export interface ProbeOptions {
  /** For each request, in milliseconds. */
  timeout: number;
  /** The maximum number of attempts for each URL. */
  attempts: number;
  /** The longest `Retry-After` to wait for, in milliseconds. */
  patience: number;
}

/** Statuses of servers that reject automated requests or are busy. Readers may still get through. */
const INCONCLUSIVE = [401, 403, 429, 999];

/** Statuses of servers that ask clients to retry later. */
const LATER = [429, 503];

/** Error codes of connections that couldn't be made. */
const UNREACHED =
  /^(?:ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|ECONNREFUSED|UND_ERR_CONNECT_TIMEOUT)$/;

interface Reply {
  status: number;
  /** How long the server asks to wait, in milliseconds. */
  wait: number;
}

async function ask(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<Reply> {
  const headers = {accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0 (link check)'};
  const response = await fetch(url, {method, headers, signal: AbortSignal.timeout(timeout)});
  await response.body?.cancel();
  // In seconds. A date, which is rare, counts as one second.
  const seconds = Number(response.headers.get('retry-after') ?? 1);
  return {status: response.status, wait: Number.isNaN(seconds) ? 1000 : seconds * 1000};
}

function failure(error: unknown): Verdict {
  const {cause, name} = error as Error & {cause?: {code?: string}};
  const reason = name === 'TimeoutError' ? 'no response in time' : (cause?.code ?? String(error));
  return {kind: 'broken', reason, ...(UNREACHED.test(reason) && {isUnreached: true})};
}

async function once(url: string, {timeout, patience}: ProbeOptions): Promise<Verdict> {
  try {
    let reply = await ask(url, 'HEAD', timeout);
    if (LATER.includes(reply.status) && reply.wait <= patience) {
      await setTimeout(reply.wait);
      reply = await ask(url, 'GET', timeout);
    } else if (reply.status >= 400) {
      // Many servers only support GET.
      reply = await ask(url, 'GET', timeout);
    }
    const {status} = reply;
    if (status < 400) return {kind: 'alive'};
    const reason = `status ${status}`;
    return {kind: INCONCLUSIVE.includes(status) ? 'unknown' : 'broken', reason};
  } catch (error) {
    return failure(error);
  }
}

/** Requests a URL, and follows redirects. Retries if the URL seems broken. */
export async function probe(url: string, options: ProbeOptions): Promise<Verdict> {
  const verdict = await once(url, options);
  if (verdict.kind !== 'broken' || options.attempts <= 1) return verdict;
  return probe(url, {...options, attempts: options.attempts - 1});
}
