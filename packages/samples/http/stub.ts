/**
 * Receives every request that a sample sends. The lanes route all traffic to one port, which
 * supports HTTP and HTTPS. A case declares the responses in `given.http`. Any other request gets a
 * 501 and fails the sample.
 */
import {escapeRegExp} from '@portal/content/text/escapeRegExp';
import {
  createServer as createHttpServer,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import {createServer as createHttpsServer} from 'node:https';
import {createServer, type AddressInfo, type Server, type Socket} from 'node:net';
import type {RecordedRequest, StubResponse, StubRoute} from '../model.ts';
import type {Certificates} from './certificates.ts';
import {recordRequest} from './record.ts';

/** First byte of a TLS handshake. */
const TLS_HANDSHAKE = 0x16;

interface Entry {
  route: StubRoute;
  used: number;
}

/** In a declared URL, `*` matches anything. Without a query, any query matches. */
export function matchesRoute(declared: string, request: string): boolean {
  const [method = '', address = ''] = declared.split(' ');
  const [sentMethod = '', sentAddress = ''] = request.split(' ');
  if (method !== sentMethod) return false;
  const sent = new URL(sentAddress);
  const [path = '', query] = address.split('?');
  const pattern = new RegExp(
    `^${path.replace(/\/$/, '').split('*').map(escapeRegExp).join('.*')}/?$`,
  );
  if (!pattern.test(sent.origin + sent.pathname)) return false;
  return [...new URLSearchParams(query ?? '')].every(([key, value]) =>
    sent.searchParams.getAll(key).includes(value),
  );
}

/** The stub of one execution. Delayed requests of earlier executions can't reach it. */
export class HttpStub {
  readonly requests: RecordedRequest[] = [];
  /** Requests that no case declares. */
  readonly undeclared: string[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly entries: Entry[];
  private readonly plain: Server;
  private readonly secure: Server;
  private readonly server: Server;
  private proxied: RecordedRequest['proxy'];

  private constructor(certificates: Certificates, routes: StubRoute[]) {
    this.entries = routes.map((route) => ({route, used: 0}));
    this.plain = createHttpServer(
      (request, response) => void this.answer('http', request, response),
    );
    this.secure = createHttpsServer(
      {
        ALPNProtocols: ['http/1.1'],
        SNICallback: (host, done) =>
          void certificates.contextFor(host).then((context) => done(null, context), done),
      },
      (request, response) => void this.answer('https', request, response),
    ).on('tlsClientError', () => undefined);
    // The stub is also the proxy: after CONNECT, the tunnel ends here again.
    this.plain.on('connect', (request: IncomingMessage, socket: Socket) => {
      this.proxied = {authorization: request.headers['proxy-authorization']};
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      this.serve(socket);
    });
    this.server = createServer((socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
      socket.on('error', () => socket.destroy());
      this.serve(socket);
    });
  }

  /**
   * Starts a stub.
   *
   * @param certificates - for requests over HTTPS
   * @param routes - the allowed requests and their responses
   */
  static async listen(certificates: Certificates, routes: StubRoute[] = []): Promise<HttpStub> {
    const stub = new HttpStub(certificates, routes);
    await new Promise<void>((resolve) => stub.server.listen(0, '127.0.0.1', resolve));
    return stub;
  }

  /** The local port to route all connections to. */
  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  /** Declared requests that weren't sent. */
  get unused(): string[] {
    return this.entries
      .filter(({route, used}) => used === 0 && !route.optional)
      .map(({route}) => route.request);
  }

  close(): void {
    this.server.close();
    this.sockets.forEach((socket) => socket.destroy());
  }

  /** Detects the protocol from the first byte and passes the connection to its server. */
  private serve(socket: Socket): void {
    socket.once('data', (chunk: Buffer) => {
      socket.pause();
      socket.unshift(chunk);
      (chunk[0] === TLS_HANDSHAKE ? this.secure : this.plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  }

  private async answer(
    scheme: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return; // The client disconnected, so there is nothing to respond to.
    }
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const target = request.url ?? '/';
    const url = target.startsWith('http') ? target : `${scheme}://${headers.host ?? ''}${target}`;
    const record = await recordRequest(
      request.method ?? 'GET',
      url,
      headers,
      Buffer.concat(chunks),
    );
    if (this.proxied) record.proxy = this.proxied;
    this.requests.push(record);
    const found = this.take(record.request);
    if (!found) {
      this.undeclared.push(record.request);
      response.writeHead(501, {'content-type': 'text/plain', connection: 'close'});
      response.end(`The case of this sample does not declare ${record.request}.\n`);
      return;
    }
    reply(response, found.respond ?? {});
  }

  /** Uses the responses of a repeated request in order, then repeats the last one. */
  private take(request: string): StubRoute | undefined {
    const fitting = this.entries.filter(({route}) => matchesRoute(route.request, request));
    const declared = fitting.filter(({route}) => !route.optional);
    const entry = declared.find(({used}) => used === 0) ?? declared.at(-1) ?? fitting[0];
    if (entry) entry.used += 1;
    return entry?.route;
  }
}

function reply(response: ServerResponse, answer: StubResponse): void {
  if (answer.drop) {
    response.destroy();
    return;
  }
  if (answer.stream) {
    void send(response, answer);
    return;
  }
  const [type, body] = bodyOf(answer);
  response.writeHead(answer.status ?? 200, {
    ...(type ? {'content-type': type} : {}),
    ...answer.headers,
  });
  if (answer.cut) {
    response.write(body, () => response.destroy());
    return;
  }
  response.end(body);
}

/** Sends each piece of a stream in a separate tick, so that they arrive one by one. */
async function send(response: ServerResponse, answer: StubResponse): Promise<void> {
  response.writeHead(answer.status ?? 200, {
    'content-type': 'text/event-stream',
    ...answer.headers,
  });
  for (const piece of answer.stream ?? []) {
    response.write(piece);
    await new Promise(setImmediate);
  }
  if (!answer.open) response.end();
}

function bodyOf(answer: StubResponse): [string, string | Buffer] {
  if (answer.json !== undefined) return ['application/json', JSON.stringify(answer.json)];
  if (answer.base64 !== undefined) {
    return ['application/octet-stream', Buffer.from(answer.base64, 'base64')];
  }
  return ['text/plain; charset=utf-8', answer.text ?? ''];
}
