/** `npm run mcp`, or `npx docs-mcp`: the MCP server, for a client on this machine, or over HTTP. */
import {resolve} from 'node:path';
import options from '@generated/facts/default/mcp.json';
import {runCommand} from '@portal/mcp/node/command';

runCommand({build: resolve(__dirname, '../build'), ...options});
