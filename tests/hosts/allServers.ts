/** The three servers that the site is tested on, with the files that the build wrote for them. */
import {readFileSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {createServer, stop} from '../../server/createServer.ts';
import {startCaddy} from './realCaddy.ts';
import {startNginx} from './realNginx.ts';

export interface RunningServer {
  port: number;
  stop: () => Promise<unknown>;
}

export const serverNames = ['node', 'nginx', 'caddy'] as const;

export type Servers = Record<(typeof serverNames)[number], RunningServer>;

/**
 * Starts `npm run serve`, nginx and Caddy.
 *
 * @param root - a built site, such as `build/`
 */
export async function startServers(root: string): Promise<Servers> {
  const node = createServer({root});
  await new Promise<void>((listening) => node.listen(0, '127.0.0.1', listening));
  return {
    node: {port: (node.address() as AddressInfo).port, stop: () => stop(node, 0)},
    nginx: await startNginx(readFileSync(join(root, 'nginx.conf'), 'utf8'), root),
    caddy: await startCaddy(readFileSync(join(root, 'Caddyfile'), 'utf8'), root),
  };
}

export const stopServers = (servers: Servers) =>
  Promise.all(Object.values(servers).map((server) => server.stop()));
