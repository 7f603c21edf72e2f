/** A mock of the API, generated from the OpenAPI document. */
import {type ChildProcessWithoutNullStreams, spawn} from 'node:child_process';
import {once} from 'node:events';
import {join} from 'node:path';
import type {RecordedRequest} from '@portal/samples/model';
import type {Call} from './calls.ts';
import {forMock} from './mockDocument.ts';

/** The response of the mock. */
export interface Answer {
  status: number;
  type: string;
  body: string;
  /** The mock's reason for rejecting the request. */
  violations: string;
}

/** Whether a header is about the request, not about the client. */
const isTold = (name: string) => /^(authorization|content-type|accept|x-.*)$/.test(name);

export class MockApi {
  private constructor(
    private readonly child: ChildProcessWithoutNullStreams,
    private readonly address: string,
  ) {}

  /** @param published - the document as served, with references */
  static async start(published: unknown): Promise<MockApi> {
    const child = spawn(process.execPath, [join(__dirname, 'mockServer.js')]);
    let complaint = '';
    child.stderr.on('data', (part) => (complaint += String(part)));
    child.stdin.write(`${JSON.stringify(forMock(published))}\n`);
    const first = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    if (child.exitCode !== null) throw new Error(`The mock server ended: ${complaint}`);
    return new MockApi(child, String(first[0]).trim());
  }

  /** Sends a sample's request to the mock, for the same server and path. */
  async ask({server, path}: Call, {method, url, headers, body}: RecordedRequest): Promise<Answer> {
    const {search} = new URL(url);
    const target = `${this.address}${path}${search}${search ? '&' : '?'}__server=${encodeURIComponent(server)}`;
    const response = await fetch(target, {
      method,
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => isTold(name))),
      ...(body && {body}),
    });
    return {
      status: response.status,
      type: (response.headers.get('content-type') ?? '').split(';')[0]!,
      body: await response.text(),
      violations: response.headers.get('sl-violations') ?? '',
    };
  }

  async close(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill();
    await ended;
  }
}
