import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname} from 'node:path';
import {pipeline} from 'node:stream/promises';
import send from '@fastify/send';
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
    const result = await send(request, path.split('/').map(encodeURIComponent).join('/'), options);
    const {statusCode} = result;
    if (result.type === 'error' && statusCode >= 500) throw result.metadata.error;
    if (result.type === 'directory' || statusCode === 404) continue;
    const isSent = result.type === 'file' && statusCode !== 304;
    const about = isSent && {
      ...(type !== undefined && {'Content-Type': type}),
      ...(encoding !== undefined && {'Content-Encoding': encoding}),
    };
    response.writeHead(status === 404 ? 404 : statusCode, {...common, ...result.headers, ...about});
    await pipeline(result.stream, response).catch((error: NodeJS.ErrnoException) => {
      // The client closed the connection. An error with the file itself has a system error code.
      if (!error.code?.startsWith('ERR_STREAM_')) throw error;
    });
    return true;
  }
  return false;
}
