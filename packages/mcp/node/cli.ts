/**
 * `npm run mcp`, or `npx docs-mcp`: the MCP server, over stdio or HTTP.
 *
 *     docs-mcp [build folder or URL of the site] [--http] [--host docs.example.com] [--proxy]
 *
 * Ends with code 1 if the docs can't be read or the port can't be used.
 */
import {resolve} from 'node:path';
import {createInterface} from 'node:readline';
import {Readable} from 'node:stream';
import {parseArgs} from 'node:util';
import {serveStdio, StdioServerTransport} from '@modelcontextprotocol/server/stdio';
import {failureOf} from '@portal/content/cli/failureOf';
import {listen, placeFrom} from '@portal/hosting/server/listen';
import {openDocs} from '../core/docs.ts';
import {folderSource, MCP_PATH, mcpServer} from './nodeHandler.ts';
import {parseMessage} from '../core/message.ts';
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

/** The messages of a client, one a line. What isn't a message stays as it is, for the SDK to report. */
async function* messages(input: Readable): AsyncGenerator<Buffer> {
  for await (const line of createInterface({input})) {
    let message = line;
    try {
      message = JSON.stringify(parseMessage(line));
    } catch {}
    yield Buffer.from(`${message}\n`);
  }
}

async function main(): Promise<void> {
  const [from = resolve(__dirname, '../../../build')] = positionals;
  const source = /^https?:/.test(from) ? siteSource(from) : folderSource(from);
  const open = openDocs(source);
  // Now, so that a wrong folder or URL ends the command.
  const {urlOf} = await open();
  if (!values.http) {
    const transport = new StdioServerTransport(Readable.from(messages(process.stdin)));
    const onerror = ({message}: Error) => console.error(message);
    serveStdio(() => makeServer(open), {transport, onerror});
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
