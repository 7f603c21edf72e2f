import type {IncomingMessage, ServerResponse} from 'node:http';
import type {HostModel} from '../src/output/hosts/model.ts';
import {assetHeaders} from '../src/output/hosts/securityHeaders.ts';
import {decider} from './decide.ts';
import {BadTarget, checkHead, requestTarget} from './requestTarget.ts';
import {isFile, sendFile} from './sendFile.ts';

const METHODS = ['GET', 'HEAD'];

/** Ends a response with a line of text, for what no page explains. */
function sendText(response: ServerResponse, status: number, text: string): void {
  const body = `${text}\n`;
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body);
}

/** An address with the reader's query, in front of a fragment. */
function withQuery(target: string, search: string): string {
  const at = target.indexOf('#');
  const [path, hash] = at === -1 ? [target, ''] : [target.slice(0, at), target.slice(at)];
  return encodeURI(path) + search + hash;
}

/**
 * Makes the request handler of a build.
 *
 * @param root - the folder that holds the site under its base path, such as `build/`
 * @param model - the host model that was written with the build
 * @param report - told about errors that are the server's own
 */
export function requestHandler(root: string, model: HostModel, report: (error: unknown) => void) {
  const decide = decider(model, (path) => isFile(root + path));

  const ofAssets = assetHeaders(model.headers);

  function secure(response: ServerResponse, headers = model.headers) {
    for (const name in model.headers) response.removeHeader(name);
    for (const name in headers) response.setHeader(name, headers[name]!);
  }

  async function sendNotFound(request: IncomingMessage, response: ServerResponse) {
    secure(response);
    response.setHeader('Cache-Control', model.caching.others);
    // Conditions are about pages that exist.
    for (const name of ['if-match', 'if-unmodified-since']) delete request.headers[name];
    const sent = await sendFile(request, response, {root, file: model.notFound, status: 404});
    if (!sent) sendText(response, 404, 'There is no page at this address.');
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    checkHead(request);
    const {path, unusual, search} = requestTarget(request.url ?? '/');
    if (!METHODS.includes(request.method ?? '')) {
      response.setHeader('Allow', METHODS.join(', '));
      response.setHeader('Cache-Control', model.caching.others);
      sendText(response, 405, `Pages can be read with ${METHODS.join(' and ')} only.`);
      return;
    }
    const decision = await decide(path, unusual);
    if (decision.kind === 'redirect') {
      // A browser would keep it for as long as it likes, and a table can be wrong.
      response.setHeader('Cache-Control', model.caching.others);
      response
        .writeHead(301, {Location: withQuery(decision.to, search), 'Content-Length': 0})
        .end();
      return;
    }
    if (decision.kind === 'file') {
      const {file} = decision;
      const hashed = file.startsWith(model.hashedAssets);
      response.setHeader('Cache-Control', model.caching[hashed ? 'hashed' : 'others']);
      if (hashed) secure(response, ofAssets);
      if (await sendFile(request, response, {root, file, status: 200})) return;
    }
    await sendNotFound(request, response);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    secure(response);
    answer(request, response).catch((error: unknown) => {
      if (error instanceof BadTarget) {
        sendText(response, error.status, error.message);
        return;
      }
      report(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The server failed to read this page.');
    });
  };
}
