/**
 * `npm run serve`: builds the site, and serves it at http://localhost:3000/docs/, to this machine only.
 * `-- --no-build` serves the last build. `PORT` sets another port, and `HOST` another address:
 * `HOST=0.0.0.0` serves the whole network. `/docs/mcp` is the MCP server.
 *
 * The exit code is 0 after SIGINT or SIGTERM, 1 if the address can't be used or there's no build, and
 * that of the build if it fails.
 */
import {join, resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {createServer, stop} from '@portal/hosting/server/createServer';
import {checkPlace, listen, placeFrom} from '@portal/hosting/server/listen';
import {product} from '../src/facts.ts';
import mcp from '@generated/facts/default/mcp.json';
import {folderSource, nodeHandler} from '@portal/mcp/node/nodeHandler';
import {runNode} from './runNode.ts';

const siteDir = resolve(__dirname, '..');
const root = join(siteDir, 'build');
const BUILD = ['--import', 'tsx', join(__dirname, 'build.ts')];

async function main(): Promise<void> {
  const {values} = parseArgs({options: {'no-build': {type: 'boolean'}}});
  const place = placeFrom(process.env);
  await checkPlace(place);
  const code = values['no-build'] ? 0 : await runNode(BUILD, siteDir);
  if (code !== 0) {
    process.exitCode = code;
    return;
  }
  const hosts = [new URL(product.docsUrl).hostname, place.host];
  const source = folderSource(join(root, mcp.base));
  const routes = {[`${mcp.base}mcp`]: nodeHandler(source, {hosts, limits: mcp.limits})};
  const server = createServer({root, routes});
  const port = await listen(server, place);
  const name = process.env.HOST ? place.host.replace(/^.*:.*$/, '[$&]') : 'localhost';
  console.log(`http://${name}:${port}${mcp.base}`);

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
