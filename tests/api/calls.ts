/** Which operation of the document a request is about. */
import type {Operation} from '../../src/plugins/openapi/operations.ts';

/** A request, as far as it has been found in the document. */
export interface Call {
  operation: Operation;
  /** The address of the server as it was sent, variables filled in. */
  server: string;
  /** What follows it, without the query. */
  path: string;
}

const escape = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** `https://{endpoint}.example.com` as a pattern: a variable ends at a dot or slash. */
const pattern = (template: string, variable: string) =>
  escape(template).replace(/\{\w+\}/g, variable);

/** Clients that insist write `%24errors` for `$errors`; the path is the same. */
const pathOf = (url: string) => url.split('?')[0]!.replaceAll('%24', '$');

/**
 * Finds the operation that a request asks for.
 *
 * @returns `undefined` where the document has none
 */
export function findCall(
  {method, url}: {method: string; url: string},
  operations: Operation[],
): Call | undefined {
  const address = pathOf(url);
  for (const operation of operations.filter((one) => one.method === method.toLowerCase())) {
    const server = pattern(operation.server, '[^./]+');
    const found = new RegExp(`^(${server})(${pattern(operation.path, '[^/]+')})$`).exec(address);
    if (found) return {operation, server: found[1]!, path: found[2]!};
  }
  return undefined;
}

/**
 * Whether a request is meant for the API: it goes to a host that is only the API's, or it is an
 * operation at an endpoint of the reader's own.
 */
export function isApiCall(
  request: {method: string; url: string},
  operations: Operation[],
): boolean {
  const hosts = operations
    .filter(({server}) => !server.includes('{'))
    .map(({server}) => new URL(server).host);
  return hosts.includes(new URL(request.url).host) || findCall(request, operations) !== undefined;
}
