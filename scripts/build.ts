/**
 * `npm run build`: lets Docusaurus write the site, finishes the pages (`packages/hosting/finishing`),
 * compresses them, and replaces `build/`.
 *
 * Arguments are passed to `docusaurus build`. Exits with its code, or with 1 if a later step fails.
 */
import {relative, resolve} from 'node:path';
import {BUNDLER_CACHE} from '../src/plugins/bundler/cacheFolder.ts';
import {stagedBuild} from './stagedBuild.ts';

const siteDir = resolve(__dirname, '..');

/** Docusaurus' renderer reads every global, and newer versions of Node.js warn if this one is read. */
const NO_WEB_STORAGE = '--no-experimental-webstorage';

const flags = process.allowedNodeEnvironmentFlags.has(NO_WEB_STORAGE) ? [NO_WEB_STORAGE] : [];
const program = require.resolve('@docusaurus/core/bin/docusaurus.mjs');

// Loaded meanwhile, because that takes a second. It loads all facts, whose mistakes Docusaurus reports.
const finishing = import('./finish.ts');
finishing.catch(() => {});

void stagedBuild({
  siteDir,
  docusaurus: [...flags, program, 'build', ...process.argv.slice(2)],
  bundlerCache: relative(siteDir, BUNDLER_CACHE),
  finish: async (compressor) => (await finishing).finishPages(siteDir, compressor),
})
  .catch((error: unknown) => {
    console.error(error);
    return 1;
  })
  .then((code) => (process.exitCode = code));
