import type {IncomingMessage} from 'node:http';

/** What a request asks for: a decoded path and the query as it was sent. */
export interface RequestTarget {
  path: string;
  /** Whether the path is spelled differently from how browsers spell it, such as `/%64ocs/`. */
  unusual: boolean;
  /** With the question mark, or empty. */
  search: string;
}

/** A request that no page can be behind. */
export class BadRequest extends Error {
  override name = 'BadRequest';
  constructor(
    readonly status: 400 | 414 | 505,
    message: string,
  ) {
    super(message);
  }
}

/** Longer than any address that a browser makes from a link of this site. */
const MAX_LENGTH = 8192;

/** The absolute form that proxies send: `GET http://host/path`. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** A host as browsers send it: a name or an address, with or without a port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** The parts of a request that say what is asked for. */
export type RequestHead = Pick<IncomingMessage, 'url' | 'httpVersionMajor' | 'headersDistinct'>;

/**
 * Reads what a request asks for, and refuses what another server on the way could understand
 * differently.
 *
 * @returns the path, percent-decoded once
 * @throws BadRequest with the status to send: another version of HTTP, no host or several, malformed
 *   encoding, control characters, a fragment, backslashes, or segments that climb out of a folder, in
 *   any encoding
 */
export function requestTarget({
  url = '/',
  httpVersionMajor,
  headersDistinct,
}: RequestHead): RequestTarget {
  if (httpVersionMajor !== 1) throw new BadRequest(505, 'This server speaks HTTP/1.1.');
  const {host: hosts = []} = headersDistinct;
  if (hosts.length > 1 || hosts.some((host) => !HOST.test(host))) {
    throw new BadRequest(400, 'The request does not name one host.');
  }
  if (url.length > MAX_LENGTH) throw new BadRequest(414, 'The address is too long.');
  const target = url.replace(ORIGIN, '') || '/';
  if (!/^\/[\x21\x22\x24-\x7e]*$/.test(target)) {
    throw new BadRequest(400, 'The address has characters that a URL cannot have.');
  }
  const [rawPath = ''] = target.split('?', 1);
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    throw new BadRequest(400, 'The address is not encoded correctly.');
  }
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\\\x00-\x1f\x7f]/.test(path) || path.split('/').includes('..')) {
    throw new BadRequest(400, 'The address is not a path of this site.');
  }
  return {path, unusual: rawPath !== encodeURI(path), search: target.slice(rawPath.length)};
}
