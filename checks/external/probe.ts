/** What came of asking for an address. */
export type Verdict =
  | {kind: 'alive'}
  /** Somebody is there and does not answer programs: nothing to mend. */
  | {kind: 'unknown'; reason: string}
  | {kind: 'broken'; reason: string};

export interface ProbeOptions {
  /** For each request, in milliseconds. */
  timeout: number;
  /** How often an address that did not answer is asked. */
  attempts: number;
}

/** Answers of servers that keep programs out or are busy; a reader may well get through. */
const UNTOLD = [401, 403, 429, 999];

async function ask(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<number> {
  const headers = {accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0 (link check)'};
  const response = await fetch(url, {method, headers, signal: AbortSignal.timeout(timeout)});
  await response.body?.cancel();
  return response.status;
}

function reasonOf(error: unknown): string {
  const {cause, name} = error as Error & {cause?: {code?: string}};
  return name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? String(error));
}

async function once(url: string, timeout: number): Promise<Verdict> {
  try {
    const quick = await ask(url, 'HEAD', timeout);
    // Many servers know GET only.
    const status = quick < 400 ? quick : await ask(url, 'GET', timeout);
    if (status < 400) return {kind: 'alive'};
    const reason = `status ${status}`;
    return {kind: UNTOLD.includes(status) ? 'unknown' : 'broken', reason};
  } catch (error) {
    return {kind: 'broken', reason: reasonOf(error)};
  }
}

/** Asks for an address; one that does not answer well is asked again. */
export async function probe(url: string, {timeout, attempts}: ProbeOptions): Promise<Verdict> {
  const verdict = await once(url, timeout);
  if (verdict.kind !== 'broken' || attempts <= 1) return verdict;
  return probe(url, {timeout, attempts: attempts - 1});
}
