/** The server in Node.js: over HTTP, and with the files of a folder. */
import {readFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import {type NodeIncomingMessageLike, toNodeHandler} from '@modelcontextprotocol/node';
import {localhostAllowedHostnames} from '@modelcontextprotocol/server';
import {MAX_HEADER_SIZE} from '@portal/hosting/server/listen';
import {stemmerOf} from '@portal/search/indexing/language';
import {openDocs} from '../core/docs.ts';
import {fetchHandler, type Limits} from '../core/fetchHandler.ts';
import type {Source} from '../core/sources.ts';

/**
 * Reads a build.
 *
 * @param folder - the one with the pages, such as `build/docs/`
 */
export const folderSource = (folder: string): Source => ({
  read: (path) => readFile(join(folder, path), 'utf8'),
});

interface NodeOptions {
  /** The host names of this server, besides those of this machine. */
  hosts: string[];
  /** Whether a proxy in front sets `X-Real-IP`. Otherwise, clients could choose their IP address. */
  isBehindProxy?: boolean;
  limits: Limits;
}

/**
 * Makes a request handler for `node:http`.
 *
 * @param source - the published files
 */
export function nodeHandler(source: Source, {hosts, isBehindProxy, limits}: NodeOptions) {
  const allowed = [...localhostAllowedHostnames(), ...hosts];
  const handle = fetchHandler(openDocs(source, undefined, stemmerOf), {
    hosts: allowed,
    limits,
    report: console.error,
  });
  return (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const real = isBehindProxy ? request.headers['x-real-ip'] : undefined;
    const client = String(real ?? request.socket.remoteAddress);
    const fetch = (converted: Request) => handle(converted, client);
    // Node.js says "undefined" where the type has no value.
    const node = request as NodeIncomingMessageLike;
    return toNodeHandler({fetch}, {maxRequestBodySize: limits.body})(node, response);
  };
}

/** How long a client may take to send a request, in milliseconds. */
const REQUEST_TIMEOUT = 15_000;

/**
 * Makes a server that responds only at one path.
 *
 * @param options - of the handler, and the path, such as `/docs/mcp`
 */
export function mcpServer(
  source: Source,
  {path, ...options}: NodeOptions & {path: string},
): Server {
  const handle = nodeHandler(source, options);
  const limits = {requestTimeout: REQUEST_TIMEOUT, maxHeaderSize: MAX_HEADER_SIZE};
  return createServer(limits, (request, response) => {
    if (request.url?.split('?')[0] === path) void handle(request, response);
    else response.writeHead(404).end();
  });
}
