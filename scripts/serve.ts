/**
 * `npm run serve`: builds the site if `build/` is missing or older than its sources, and serves it at
 * http://localhost:3000/docs/, to this machine only. `PORT` sets another port, and `HOST` another
 * address: `HOST=0.0.0.0` serves the whole network. `/docs/mcp` is the MCP server.
 *
 * The exit code is 0 after SIGINT or SIGTERM, and 1 if the address can't be used or the build fails.
 */
import './requireNode.ts';
import {spawnSync} from 'node:child_process';
import {join, resolve} from 'node:path';
import {isFresh} from './sourceStamp.ts';
import {createServer, stop} from '@portal/hosting/server/createServer';
import {checkPlace, listen, placeFrom} from '@portal/hosting/server/listen';
import {product} from '@portal/content/facts';
import {folderSource, MCP_PATH, nodeHandler} from '@portal/mcp/node/nodeHandler';

const siteDir = resolve(__dirname, '..');
const root = join(siteDir, 'build');

function buildIfStale(): void {
  if (isFresh(siteDir, root)) return;
  console.log('The build is missing or older than its sources. Building…');
  const {status} = spawnSync('npm', ['run', '--silent', 'build'], {cwd: siteDir, stdio: 'inherit'});
  if (status !== 0) throw new Error('The build failed. See the messages above.');
}

async function main(): Promise<void> {
  const place = placeFrom(process.env);
  await checkPlace(place);
  buildIfStale();
  const hosts = [new URL(product.docsUrl).hostname, place.host];
  const routes = {[MCP_PATH]: nodeHandler(folderSource(root), {hosts})};
  const server = createServer({root, routes});
  const port = await listen(server, place);
  const name = process.env.HOST ? place.host.replace(/^.*:.*$/, '[$&]') : 'localhost';
  console.log(`http://${name}:${port}/docs/`);

  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // A second signal stops the server immediately.
      if (stopping) process.exit(1);
      stopping = true;
      void stop(server);
    });
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
