import {stat} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname, join} from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import {encodings, textTypes} from './precompressed.ts';

/** What `send` reports: a range outside of the file, a failed condition, a file that is gone. */
type SendError = Error & {status: number; headers?: Record<string, string>};

/** Headers that are wrong once the file is not what is sent. */
const ABOUT_THE_FILE = ['Content-Type', 'Content-Encoding', 'ETag', 'Last-Modified'];

/** Whether a file is there; a folder, a broken name and anything unreadable are not. */
export const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );

/** The best compressed form of a file that the reader takes and the build has. */
async function bestVariant(request: IncomingMessage, path: string) {
  // A range is cut from the original, so that parts fit together whatever a later request accepts.
  if (request.headers.range !== undefined) return undefined;
  const negotiator = new Negotiator(request);
  // One at a time, because readers list gzip first and still take brotli.
  const accepted = encodings.filter(({name}) => negotiator.encodings([name]).includes(name));
  for (const encoding of accepted) {
    if (await isFile(path + encoding.ending)) return encoding;
  }
  return undefined;
}

/**
 * Sends a file of the build: compressed where the reader takes it, with validators, ranges and
 * conditional requests. The caller sets cache and security headers before.
 *
 * @param root - the folder that `file` is relative to
 * @param file - a decoded path with a leading slash
 * @param status - 200, or 404 for the not-found page
 * @returns false, with nothing sent, when the file is not there
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  {root, file, status}: {root: string; file: string; status: 200 | 404},
): Promise<boolean> {
  // Several parts at once are answered with the whole: nobody resumes a download by them.
  if (request.headers.range?.includes(',')) delete request.headers.range;
  let path = file;
  const type = textTypes[extname(file)];
  if (type !== undefined) {
    const variant = await bestVariant(request, join(root, file));
    response.setHeader('Content-Type', type);
    response.setHeader('Vary', 'Accept-Encoding');
    if (variant !== undefined) {
      response.setHeader('Content-Encoding', variant.name);
      path += variant.ending;
    }
  }
  response.statusCode = status;
  return new Promise((resolve, reject) => {
    response.once('close', () => resolve(true));
    send(request, path.split('/').map(encodeURIComponent).join('/'), {
      root,
      index: false,
      cacheControl: false,
      acceptRanges: status === 200,
    })
      .on('directory', () => resolve(false))
      .on('error', (error: SendError) => {
        if (response.headersSent || error.status >= 500) {
          reject(error);
          return;
        }
        for (const name of ABOUT_THE_FILE) response.removeHeader(name);
        if (error.status === 404) {
          resolve(false);
        } else {
          response.writeHead(error.status, {...error.headers, 'Content-Length': 0}).end();
        }
      })
      .pipe(response);
  });
}
