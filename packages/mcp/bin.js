#!/usr/bin/env node
/** `npx docs-mcp`: runs `scripts/mcp.ts` from any folder. */
const {join} = require('node:path');

const project = join(__dirname, '../..');
// The paths of the project, whatever folder an editor starts this in.
process.env.TSX_TSCONFIG_PATH = join(project, 'tsconfig.json');
require('tsx/cjs');
require(join(project, 'scripts/mcp.ts'));
