#!/usr/bin/env node
/** `npx docs-mcp`: runs the TypeScript of `node/cli.ts` from any folder. */
const {join} = require('node:path');

// The paths of the project, whatever folder an editor starts this in.
process.env.TSX_TSCONFIG_PATH = join(__dirname, '../../tsconfig.json');
require('tsx/cjs');
require('./node/cli.ts');
