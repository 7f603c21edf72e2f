/**
 * The command of the MCP server, over stdio or HTTP.
 *
 *     docs-mcp [build folder or URL of the site] [--http] [--host docs.example.com] [--proxy]
 */
import {join} from 'node:path';
import {createInterface} from 'node:readline';
import {Readable} from 'node:stream';
import {parseArgs} from 'node:util';
import {serveStdio, StdioServerTransport} from '@modelcontextprotocol/server/stdio';
import {failureOf} from '@portal/content/cli/failureOf';
import {listen, placeFrom} from '@portal/hosting/server/listen';
import {stemmerOf} from '@portal/search/indexing/language';
import {openDocs} from '../core/docs.ts';
import type {Limits} from '../core/fetchHandler.ts';
import {folderSource, mcpServer} from './nodeHandler.ts';
import {parseMessage} from '../core/message.ts';
import {makeServer} from '../core/server.ts';
import {siteSource} from '../core/sources.ts';

/** The site that the command serves. */
interface Site {
  /** The folder of the last build. */
  build: string;
  /** The path of the site on its host, such as `/docs/`. */
  base: string;
  limits: Limits;
}

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

async function start({build, base, limits}: Site): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      http: {type: 'boolean'},
      host: {type: 'string', multiple: true, default: []},
      proxy: {type: 'boolean', default: false},
    },
  });
  const [from = build] = positionals;
  const source = /^https?:/.test(from) ? siteSource(from) : folderSource(join(from, base));
  const open = openDocs(source, undefined, stemmerOf);
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
  const path = `${base}mcp`;
  const server = mcpServer(source, {hosts, isBehindProxy: values.proxy, limits, path});
  const port = await listen(server, place);
  console.log(`http://${place.host}:${port}${path}`);
  process.once('SIGTERM', () => server.close());
}

/** Runs the command. It ends with code 1 if the docs can't be read or the port can't be used. */
export function runCommand(site: Site): void {
  start(site).catch((error: Error) => {
    console.error(failureOf(error));
    process.exitCode = 1;
  });
}
