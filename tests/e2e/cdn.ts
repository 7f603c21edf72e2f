import {createServer, request} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {RunningServer} from '../helpers/allServers.ts';

interface Kept {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/**
 * Starts a CDN that caches every page and asset forever, even if the server has a newer one. It
 * simulates a CDN that caches pages for some minutes.
 *
 * @param origin - the port of the server behind it
 */
export async function startCdn(origin: number): Promise<RunningServer> {
  const held = new Map<string, Kept>();

  const fetchFrom = (path: string, method: string): Promise<Kept> =>
    new Promise((resolve, reject) => {
      const sent = request({port: origin, path, method, agent: false}, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const {statusCode: status = 0, headers} = response;
          resolve({status, headers, body: Buffer.concat(chunks)});
        });
      });
      sent.on('error', reject).end();
    });

  async function responseTo(path: string, method: string): Promise<Kept> {
    const known = held.get(path);
    if (known) return known;
    const fresh = await fetchFrom(path, method);
    if (method === 'GET' && fresh.status === 200) held.set(path, fresh);
    return fresh;
  }

  const server = createServer((asked, response) => {
    const {url = '/', method = 'GET'} = asked;
    responseTo(url, method).then(
      ({status, headers, body}) => {
        response.writeHead(status, headers);
        response.end(method === 'HEAD' ? undefined : body);
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      }),
  };
}
