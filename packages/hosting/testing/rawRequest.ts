/** Writes requests byte by byte, because Node.js clients support only one version of HTTP. */
import {connect} from 'node:net';

export interface RawResponse {
  status: number;
  /** Names are lowercase. Values of a repeated header are joined with a comma. */
  headers: Record<string, string>;
  body: Buffer;
}

/** Joins the chunks of a body. */
function joinChunks(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, end), 16);
    if (!size) return Buffer.concat(parts);
    parts.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

function parse(bytes: Buffer): RawResponse {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+): *(.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
  }
  const body = bytes.subarray(end + 4);
  return {
    status: Number(first.split(' ')[1]),
    headers,
    body: headers['transfer-encoding'] === 'chunked' ? joinChunks(body) : body,
  };
}

/**
 * Sends a GET request on a new connection.
 *
 * @param port - the port of a local server
 * @param path - sent unchanged
 * @param options - the version of HTTP and additional headers
 */
export function askWith(
  port: number,
  path: string,
  {version, headers}: {version: '1.0' | '1.1'; headers: Record<string, string>},
): Promise<RawResponse> {
  const all = {Host: 'localhost', Connection: 'close', ...headers};
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/${version}\r\n${lines.join('')}\r\n`),
    );
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(parse(Buffer.concat(chunks))));
  });
}
