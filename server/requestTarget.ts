/** What a request asks for: a decoded path and the query as it was sent. */
export interface RequestTarget {
  path: string;
  /** Whether the path was spelled in another way than browsers spell it, such as `/%64ocs/`. */
  unusual: boolean;
  /** With the question mark, or empty. */
  search: string;
}

/** A request that no page can be behind. */
export class BadTarget extends Error {
  override name = 'BadTarget';
  constructor(
    readonly status: 400 | 414 | 505,
    message: string,
  ) {
    super(message);
  }
}

/** Longer addresses than any browser makes from a link of this site. */
const MAX_LENGTH = 8192;

/** The absolute form that proxies send: `GET http://host/path`. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * Reads the target of a request line.
 *
 * @param url - `request.url` as it came
 * @returns the path, percent-decoded once
 * @throws BadTarget with the status to answer: malformed encoding, control characters, a fragment,
 *   backslashes, or segments that climb out of a folder, in any encoding
 */
export function requestTarget(url: string): RequestTarget {
  if (url.length > MAX_LENGTH) throw new BadTarget(414, 'The address is too long.');
  const target = url.replace(ORIGIN, '') || '/';
  if (!/^\/[\x21\x22\x24-\x7e]*$/.test(target)) {
    throw new BadTarget(400, 'The address has characters that a URL cannot have.');
  }
  const at = target.indexOf('?');
  const rawPath = at === -1 ? target : target.slice(0, at);
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    throw new BadTarget(400, 'The address is not encoded correctly.');
  }
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\\\x00-\x1f\x7f]/.test(path) || path.split('/').some((part) => part === '..')) {
    throw new BadTarget(400, 'The address is not a path of this site.');
  }
  return {path, unusual: rawPath !== encodeURI(path), search: at === -1 ? '' : target.slice(at)};
}

/** A host as browsers send it: a name or an address, with or without a port. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

/**
 * Refuses what another server on the way could understand in another way than this one.
 *
 * @param request - `httpVersionMajor` and `rawHeaders` of a request
 * @throws BadTarget for a version of HTTP that Node.js does not speak, and for more than one host or
 *   one that is none
 */
export function checkHead(request: {
  httpVersionMajor: number;
  rawHeaders: readonly string[];
}): void {
  if (request.httpVersionMajor !== 1) throw new BadTarget(505, 'This server speaks HTTP/1.1.');
  const hosts = request.rawHeaders.filter(
    (_, index, all) => index % 2 === 1 && all[index - 1]!.toLowerCase() === 'host',
  );
  if (hosts.length > 1 || hosts.some((host) => !HOST.test(host))) {
    throw new BadTarget(400, 'The request does not name one host.');
  }
}
