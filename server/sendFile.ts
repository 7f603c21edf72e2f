import {once} from 'node:events';
import {fstatSync, ReadStream} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname} from 'node:path';
import {pipeline} from 'node:stream/promises';
import send, {type SendOptions, type SendResult} from '@fastify/send';
import Negotiator from 'negotiator';
import {mediaTypes, textTypes} from '../src/hosting/mediaTypes.ts';

/** Encodings in the order we prefer them, with the ending of the files that hold them. */
const ENDINGS = {br: '.br', gzip: '.gz'} as const;
type Encoding = keyof typeof ENDINGS;

function acceptedEncodings(request: IncomingMessage): Encoding[] {
  const negotiator = new Negotiator(request);
  // Asked one at a time, because browsers list gzip first and still accept Brotli.
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

/** What is sent with a file, beside what describes the file itself. */
export interface FileResponse {
  /** The folder that `file` is relative to. */
  root: string;
  /** A decoded path with a leading slash. */
  file: string;
  /** 404 for the not-found page, which is always sent whole. */
  status: 200 | 404;
  headers: Readonly<Record<string, string>>;
}

/**
 * Sends a file of the build: compressed where the client accepts it, with validators, ranges and
 * conditional requests.
 *
 * @returns false, with nothing sent, when there is no such file
 * @throws what opening or reading the file threw
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  {root, file, status, headers}: FileResponse,
): Promise<boolean> {
  // Conditions and ranges are about files that exist.
  if (status === 404) request.headers = {'accept-encoding': request.headers['accept-encoding']};
  // Several ranges in one request are never needed to resume a download, and cost a lot to send.
  if (request.headers.range?.includes(',')) delete request.headers.range;

  const type = mediaTypes[extname(file)];
  const isText = extname(file) in textTypes;
  // A range is cut from the original, so that parts fit together whatever a later request accepts.
  const hasVariants = isText && request.headers.range === undefined;
  const common = {...headers, ...(isText && {Vary: 'Accept-Encoding'})};
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
      // The client closed the connection. An error of the file itself has a code of the system.
      if (!error.code?.startsWith('ERR_STREAM_')) throw error;
    });
    return true;
  }
  return false;
}
