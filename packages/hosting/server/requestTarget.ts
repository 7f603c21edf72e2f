import type {IncomingMessage} from 'node:http';

/** What a request asks for: the decoded path and the query as sent. */
export interface RequestTarget {
  path: string;
  /** Whether the path is encoded differently than browsers encode it, such as `/%64ocs/`. */
  unusual: boolean;
  /** Includes the question mark; empty if there is no query. */
  search: string;
}

/** A request that can't be for a page. */
export class BadRequest extends Error {
  override name = 'BadRequest';
  constructor(
    readonly status: 400 | 414 | 505,
    message: string,
  ) {
    super(message);
  }
}

/** Longer than any URL that a link of this site can produce. */
const MAX_LENGTH = 8192;

/** The absolute form that proxies send: `GET http://host/path`. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/** A host as browsers send it: a name or an IP address, with or without a port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/** The parts of a request that identify the target. */
export type RequestHead = Pick<IncomingMessage, 'url' | 'httpVersionMajor' | 'headersDistinct'>;

/**
 * Reads the target of a request, and rejects anything that a proxy in between could read differently.
 *
 * @returns the target, with the path percent-decoded once
 * @throws BadRequest with the status to send: another version of HTTP, no host or several, malformed
 *   encoding, control characters, a fragment, backslashes, or segments that climb out of a folder, in
 *   any encoding
 */
export function requestTarget({
  url = '/',
  httpVersionMajor,
  headersDistinct,
}: RequestHead): RequestTarget {
  if (httpVersionMajor !== 1) throw new BadRequest(505, 'This server supports only HTTP/1.1.');
  const {host: hosts = []} = headersDistinct;
  if (hosts.length > 1 || hosts.some((host) => !HOST.test(host))) {
    throw new BadRequest(400, 'The request must have exactly one valid Host header.');
  }
  if (url.length > MAX_LENGTH) throw new BadRequest(414, 'The URL is too long.');
  const target = url.replace(ORIGIN, '') || '/';
  if (!/^\/[\x21\x22\x24-\x7e]*$/.test(target)) {
    throw new BadRequest(400, "The URL contains characters that aren't allowed in a URL.");
  }
  const [rawPath = ''] = target.split('?', 1);
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    throw new BadRequest(400, "The URL isn't encoded correctly.");
  }
  // oxlint-disable-next-line no-control-regex -- the check looks for control characters
  if (/[\\\x00-\x1f\x7f]/.test(path) || path.split('/').includes('..')) {
    throw new BadRequest(400, "The URL isn't a path of this site.");
  }
  return {path, unusual: rawPath !== encodeURI(path), search: target.slice(rawPath.length)};
}
