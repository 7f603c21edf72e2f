/** Starts the three servers that we test, with the configuration files of the build. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {hostsFolder} from '@portal/hosting/hosts/shared';
import {createServer, stop} from '@portal/hosting/server/createServer';
import {listen} from '@portal/hosting/server/listen';
import {startCaddy} from './realCaddy.ts';
import {startNginx} from './realNginx.ts';

export interface RunningServer {
  port: number;
  stop: () => Promise<unknown>;
}

export const serverNames = ['node', 'nginx', 'caddy'] as const;

export type Servers = Record<(typeof serverNames)[number], RunningServer>;

const read = (root: string, file: string) => readFileSync(join(hostsFolder(root), file), 'utf8');

const starts: Record<keyof Servers, (root: string) => Promise<RunningServer>> = {
  node: async (root) => {
    const node = createServer({root});
    return {port: await listen(node, {host: '127.0.0.1', port: 0}), stop: () => stop(node)};
  },
  nginx: (root) => startNginx(read(root, 'nginx.conf'), root),
  caddy: (root) => startCaddy(read(root, 'Caddyfile'), root),
};

/**
 * Starts a server with the files and the configuration of a build.
 *
 * @param name - `node` is `npm run serve`
 * @param root - a built site, such as `build/`
 */
export const startServer = (name: keyof Servers, root: string): Promise<RunningServer> =>
  starts[name](root);

/** Starts all servers. */
export async function startServers(root: string): Promise<Servers> {
  const [node, nginx, caddy] = await Promise.all(serverNames.map((name) => starts[name](root)));
  return {node: node!, nginx: nginx!, caddy: caddy!};
}

export const stopServers = (servers: Servers) =>
  Promise.all(Object.values(servers).map((server) => server.stop()));
