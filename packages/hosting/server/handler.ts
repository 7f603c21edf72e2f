import {stat} from 'node:fs/promises';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {markdownPathOf} from '@portal/content/pages/markdownPath';
import {decider} from '../rules/decide.ts';
import {
  hashedAssetsAt,
  type HostModel,
  languageAt,
  notFoundAt,
  searchEngineHeaders,
} from '../rules/model.ts';
import {NEGOTIATED, prefersMarkdown} from '../rules/negotiation.ts';
import {assetHeaders, sharedHeaders} from '../rules/securityHeaders.ts';
import {sendFile} from './sendFile.ts';

const METHODS = ['GET', 'HEAD'];

/** Handlers of full paths that aren't files, such as `/docs/mcp`. */
export type Routes = Readonly<
  Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void>>
>;

/** What a request asks for. */
interface Target {
  /** Percent-decoded once. */
  path: string;
  /** Whether the path is encoded differently than browsers encode it, such as `/%64ocs/`. */
  unusual: boolean;
  /** Includes the question mark; empty if there is no query. */
  search: string;
}

/** @throws URIError if the encoding of the path is malformed */
function targetOf(url: string): Target {
  const [raw = ''] = url.split('?', 1);
  const path = decodeURIComponent(raw);
  return {path, unusual: raw !== encodeURI(path), search: url.slice(raw.length)};
}

/** Adds the client's query to a URL, before any fragment. */
function withQuery(target: string, search: string): string {
  const [path = '', ...hash] = target.split(/(?=#)/);
  return encodeURI(path) + search + hash.join('');
}

/**
 * Makes the request handler for a build. The rules decide, and a library sends files.
 *
 * @param root - the folder that contains the site under its base path, such as `build/`
 * @param model - the host model of the build
 * @param report - gets the server's own errors
 * @param routes - respond instead of the rules
 */
export function requestHandler(
  root: string,
  model: HostModel,
  report: (error: unknown) => void,
  routes: Routes = {},
) {
  const decide = decider(model, (path) =>
    stat(root + path).then(
      (stats) => stats.isFile(),
      () => false,
    ),
  );
  const headers = {...model.headers, 'Cache-Control': model.caching.others};
  const hashedHeaders = {...headers, ...assetHeaders, 'Cache-Control': model.caching.hashed};

  const isPage = (file: string) => file.startsWith(model.base) && file.endsWith('.html');

  function headersOf(file: string) {
    if (file.startsWith(hashedAssetsAt(languageAt(model, file)))) return hashedHeaders;
    if (model.sharedFiles.includes(file)) return {...headers, ...sharedHeaders};
    const listed = {...headers, ...searchEngineHeaders(model, file)};
    return isPage(file) ? {...listed, Vary: NEGOTIATED} : listed;
  }

  /** Sends a line of text, for cases that have no page. */
  function sendText(response: ServerResponse, status: number, text: string, own = {}): void {
    const body = `${text}\n`;
    const about = {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    };
    response.writeHead(status, {...headers, ...own, ...about}).end(body);
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const {path, unusual, search} = targetOf(request.url!);
    const route = routes[path];
    if (route) {
      response.setHeaders(new Headers(headers));
      await route(request, response);
      return;
    }
    if (!METHODS.includes(request.method ?? '')) {
      const text = `Only ${METHODS.join(' and ')} requests are allowed.`;
      sendText(response, 405, text, {Allow: METHODS.join(', ')});
      return;
    }
    const wantsMarkdown = prefersMarkdown(request.headers.accept);
    const decision = await decide(path, unusual);
    if (decision.kind === 'redirect') {
      const about = {Location: withQuery(decision.to, search), 'Content-Length': 0};
      response.writeHead(301, {...headers, ...about}).end();
      return;
    }
    if (decision.kind === 'file') {
      const {file} = decision;
      const found = {root, file, status: 200, headers: headersOf(file)} as const;
      if (wantsMarkdown && isPage(file)) {
        const markdown = markdownPathOf(file);
        const about = {...found.headers, 'Content-Location': encodeURI(markdown)};
        if (await sendFile(request, response, {...found, file: markdown, headers: about})) return;
      }
      if (await sendFile(request, response, found)) return;
    }
    const notFound = notFoundAt(languageAt(model, path));
    const file = wantsMarkdown ? markdownPathOf(notFound) : notFound;
    const missing = {...headers, Vary: NEGOTIATED};
    if (await sendFile(request, response, {root, file, status: 404, headers: missing})) return;
    sendText(response, 404, 'There is no page at this URL.');
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    respond(request, response).catch((error: unknown) => {
      if (error instanceof URIError) {
        sendText(response, 400, "The URL isn't encoded correctly.");
        return;
      }
      report(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The server failed to read this page.');
    });
  };
}
