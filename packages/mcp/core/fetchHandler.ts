/** Streamable HTTP as a web-standard handler. */
import {
  createMcpHandler,
  hostHeaderValidationResponse,
  originValidationResponse,
  readRequestBody,
} from '@modelcontextprotocol/server';
import Negotiator from 'negotiator';
import type {Docs} from './docs.ts';
import {parseMessage} from './message.ts';
import {makeServer} from './server.ts';

const STREAM = 'text/event-stream';

/** What each client may do. */
export interface Limits {
  /** Requests a minute. */
  requests: number;
  /** Bytes of a body. */
  body: number;
  /** Milliseconds for a response. */
  timeout: number;
}

export interface HandlerOptions {
  /** The host names of this server. Requests for others, and from pages of others, are refused. */
  hosts: string[];
  limits: Limits;
  /** Gets the server's own errors. */
  report: (error: unknown) => void;
}

/** Counts requests. All counts start again every minute. */
function rateLimit(most: number) {
  const counts = new Map<string, number>();
  let minute = 0;
  /** Returns the seconds to wait; 0 if the client may go on. */
  return (client: string): number => {
    const now = Date.now() / 60_000;
    if (Math.floor(now) !== minute) counts.clear();
    minute = Math.floor(now);
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count > most ? Math.ceil((minute + 1 - now) * 60) : 0;
  };
}

const failure = (status: number, code: number, message: string, headers = {}) =>
  Response.json({jsonrpc: '2.0', error: {code, message}, id: null}, {status, headers});

/**
 * Whether a client reads streams. The protocol obliges clients to, but some only read JSON, some send
 * no `Accept`, and some only name the stream. The SDK refuses all of them with 406.
 */
function readsStreams(request: Request): boolean {
  const accept = request.headers.get('accept') ?? undefined;
  return new Negotiator({headers: {accept}}).mediaTypes([STREAM]).length > 0;
}

/**
 * Makes the handler. It keeps no sessions, so any number of processes can share the requests. It
 * speaks the protocol of 2026-07-28, and for older clients those before.
 *
 * @param open - returns the docs, see `openDocs`
 * @returns a function from a request, and a name for its client such as the IP address, to the
 *   response
 */
export function fetchHandler(open: () => Promise<Docs>, {hosts, limits, report}: HandlerOptions) {
  const wait = rateLimit(limits.requests);
  // Nothing to subscribe to: pages change only with a deploy.
  const {fetch} = createMcpHandler(() => makeServer(open), {maxSubscriptions: 0});

  async function respond(request: Request): Promise<Response> {
    // Fails here rather than in the SDK, which wouldn't say why.
    await open();
    if (request.method !== 'POST') return fetch(request);
    const body = await readRequestBody(request, limits.body);
    if (body.tooLarge) return failure(413, -32600, `Send at most ${limits.body} bytes.`);
    let parsedBody: unknown;
    try {
      parsedBody = parseMessage(body.text);
    } catch {
      return failure(400, -32700, 'The body must be a JSON-RPC message in JSON.');
    }
    // Otherwise, the limit of requests would allow any number of calls.
    if (Array.isArray(parsedBody)) return failure(400, -32600, 'Send one message in a request.');
    const headers = new Headers(request.headers);
    headers.set('Accept', `application/json, ${STREAM}`);
    const {url, method, signal} = request;
    const response = await fetch(new Request(url, {method, headers, signal}), {parsedBody});
    if (readsStreams(request) || response.headers.get('content-type') !== STREAM) return response;
    // The tools send nothing before their result, so the stream has one message.
    const [, message] = /^data: (.+)$/m.exec(await response.text())!;
    return new Response(message, {headers: {'Content-Type': 'application/json'}});
  }

  return async (request: Request, client = ''): Promise<Response> => {
    const refused =
      hostHeaderValidationResponse(request, hosts) ?? originValidationResponse(request, hosts);
    if (refused) return refused;
    const seconds = wait(client);
    if (seconds > 0) {
      const message = `At most ${limits.requests} requests a minute. Wait ${seconds} seconds.`;
      return failure(429, -32000, message, {'Retry-After': String(seconds)});
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<Response>((resolve) => {
      const message = `There was no response within ${limits.timeout / 1000} seconds. Try again.`;
      timer = setTimeout(() => resolve(failure(503, -32000, message)), limits.timeout);
    });
    try {
      return await Promise.race([respond(request), late]);
    } catch (error) {
      report(error);
      return failure(503, -32603, "The server can't read the docs. Try again later.");
    } finally {
      clearTimeout(timer);
    }
  };
}
