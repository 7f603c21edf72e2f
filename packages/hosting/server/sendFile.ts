import {once} from 'node:events';
import {fstatSync, ReadStream} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname} from 'node:path';
import {pipeline} from 'node:stream/promises';
import send, {type SendOptions, type SendResult} from '@fastify/send';
import Negotiator from 'negotiator';
import {mediaTypes, textTypes} from '../rules/mediaTypes.ts';

/** Encodings in order of preference, with the endings of their files. */
const ENDINGS = {br: '.br', gzip: '.gz'} as const;
type Encoding = keyof typeof ENDINGS;

function acceptedEncodings(request: IncomingMessage): Encoding[] {
  const negotiator = new Negotiator(request);
  // Checked one by one, because browsers list gzip before Brotli.
  return (Object.keys(ENDINGS) as Encoding[]).filter(
    (encoding) => negotiator.encodings([encoding]).length > 0,
  );
}

/**
 * Opens a file. The library reads size and date before it opens the file, and a deploy may replace
 * the file in between: the headers would describe one file and the body would be another.
 */
async function open(
  request: IncomingMessage,
  path: string,
  options: SendOptions,
): Promise<SendResult> {
  for (;;) {
    const result = await send(request, path, options);
    if (result.type !== 'file' || !(result.stream instanceof ReadStream)) return result;
    const {size, mtimeMs} = result.metadata.stat;
    try {
      const [fd] = (await once(result.stream, 'open')) as [number];
      const opened = fstatSync(fd);
      if (opened.size === size && opened.mtimeMs === mtimeMs) return result;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    result.stream.destroy();
  }
}

/** A file to send, with its status and headers. */
export interface FileResponse {
  /** The folder that `file` is relative to. */
  root: string;
  /** A decoded path with a leading slash. */
  file: string;
  /** 404 for the not-found page, which is always sent in full. */
  status: 200 | 404;
  headers: Readonly<Record<string, string>>;
}

/**
 * Sends a file of the build, compressed if the client accepts that. Supports validators, ranges and
 * conditional requests.
 *
 * @returns false, with nothing sent, if the file doesn't exist
 * @throws any error from opening or reading the file
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  {root, file, status, headers}: FileResponse,
): Promise<boolean> {
  // Conditions and ranges only apply to files that exist.
  if (status === 404) request.headers = {'accept-encoding': request.headers['accept-encoding']};
  // Resuming a download never needs several ranges, and they're expensive to send.
  if (request.headers.range?.includes(',')) delete request.headers.range;

  const type = mediaTypes[extname(file)];
  const isText = extname(file) in textTypes;
  // Ranges are cut from the original, so that parts fit together whatever later requests accept.
  const hasVariants = isText && request.headers.range === undefined;
  const common = {...(isText && {Vary: 'Accept-Encoding'}), ...headers};
  const options = {
    root,
    index: false,
    cacheControl: false,
    dotfiles: 'allow' as const,
    acceptRanges: status === 200,
  };

  for (const encoding of [...(hasVariants ? acceptedEncodings(request) : []), undefined]) {
    const path = encoding === undefined ? file : file + ENDINGS[encoding];
    const result = await open(request, path.split('/').map(encodeURIComponent).join('/'), options);
    const {statusCode} = result;
    if (result.type === 'error' && statusCode >= 500) throw result.metadata.error;
    if (statusCode === 412 || statusCode === 416) {
      const range = result.headers['Content-Range'];
      const about = {'Content-Length': 0, ...(range !== undefined && {'Content-Range': range})};
      response.writeHead(statusCode, {...common, ...about}).end();
      return true;
    }
    if (result.type !== 'file') continue;
    const body = statusCode !== 304 && {
      ...(type !== undefined && {'Content-Type': type}),
      ...(encoding !== undefined && {'Content-Encoding': encoding}),
    };
    response.writeHead(status === 404 ? 404 : statusCode, {...common, ...result.headers, ...body});
    await pipeline(result.stream, response).catch((error: NodeJS.ErrnoException) => {
      // The client closed the connection. An error with the file itself has a system error code.
      if (!error.code?.startsWith('ERR_STREAM_')) throw error;
    });
    return true;
  }
  return false;
}
