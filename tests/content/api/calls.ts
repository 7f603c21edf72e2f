/** Finds the operation of a request in the OpenAPI document. */
import type {Operation} from '@portal/content/openapi/operations';

/** A request and its operation in the document. */
export interface Call {
  operation: Operation;
  /** The URL of the server, as requested, with variables filled in. */
  server: string;
  /** The path after the server, without the query. */
  path: string;
}

const escape = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** Converts a template, such as `https://{endpoint}.example.com`, to a pattern. */
const pattern = (template: string, variable: string) =>
  escape(template).replace(/\{\w+\}/g, variable);

/** Returns the path. Some clients encode `$errors` as `%24errors`. */
const pathOf = (url: string) => url.split('?')[0]!.replaceAll('%24', '$');

/**
 * Finds the operation of a request.
 *
 * @returns `undefined` if the document has no such operation
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
 * Whether a request is for the API: either its host is only for the API, or it's an operation at
 * the reader's own endpoint.
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
