/**
 * `npm run mcp`, or `npx docs-mcp`: the MCP server, over stdio or HTTP.
 *
 *     docs-mcp [build folder or URL of the site] [--http] [--host docs.example.com] [--proxy]
 *
 * Ends with code 1 if the docs can't be read or the port can't be used.
 */
import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {serveStdio} from '@modelcontextprotocol/server/stdio';
import {failureOf} from '@portal/content/cli/failureOf';
import {listen, placeFrom} from '@portal/hosting/server/listen';
import {openDocs} from '../core/docs.ts';
import {folderSource, MCP_PATH, mcpServer} from './nodeHandler.ts';
import {makeServer} from '../core/server.ts';
import {siteSource} from '../core/sources.ts';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    http: {type: 'boolean'},
    host: {type: 'string', multiple: true, default: []},
    proxy: {type: 'boolean', default: false},
  },
});

async function main(): Promise<void> {
  const [from = resolve(__dirname, '../../../build')] = positionals;
  const source = /^https?:/.test(from) ? siteSource(from) : folderSource(from);
  const open = openDocs(source);
  // Now, so that a wrong folder or URL ends the command.
  const {urlOf} = await open();
  if (!values.http) {
    serveStdio(() => makeServer(open), {onerror: ({message}) => console.error(message)});
    return;
  }
  const place = placeFrom(process.env);
  const hosts = [new URL(urlOf('/')).hostname, ...values.host];
  const server = mcpServer(source, {hosts, isBehindProxy: values.proxy});
  const port = await listen(server, place);
  console.log(`http://${place.host}:${port}${MCP_PATH}`);
  process.once('SIGTERM', () => server.close());
}

main().catch((error: Error) => {
  console.error(failureOf(error));
  process.exitCode = 1;
});
