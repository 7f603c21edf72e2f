/**
 * `npm run build`: lets Docusaurus write the site, finishes the pages (`packages/hosting/finishing`),
 * compresses them, and replaces `build/` and `hosts/`.
 *
 * Arguments are passed to `docusaurus build`. Exits with its code, or with 1 if a later step fails.
 */
import {relative, resolve} from 'node:path';
import {MistakesError} from '@portal/content/mistake';
import {BUNDLER_CACHE} from '../src/plugins/bundler/cacheFolder.ts';
import {stagedBuild} from './stagedBuild.ts';

const siteDir = resolve(__dirname, '..');

/** Docusaurus' renderer reads every global, and newer versions of Node.js warn if this one is read. */
const NO_WEB_STORAGE = '--no-experimental-webstorage';

const flags = process.allowedNodeEnvironmentFlags.has(NO_WEB_STORAGE) ? [NO_WEB_STORAGE] : [];
const program = require.resolve('@docusaurus/core/bin/docusaurus.mjs');

async function build(): Promise<number> {
  // Inside, because a wrong fact is a message.
  const {baseUrl} = await import('../src/config/site.ts');
  // Loaded meanwhile, because that takes a second.
  const finishing = import('./finish.ts');
  finishing.catch(() => {});
  return stagedBuild({
    siteDir,
    base: baseUrl,
    docusaurus: [...flags, program, 'build', ...process.argv.slice(2)],
    bundlerCache: relative(siteDir, BUNDLER_CACHE),
    finish: async (...built) => (await finishing).finishPages(siteDir, ...built),
  });
}

void build()
  .catch((error: unknown) => {
    console.error(error instanceof MistakesError ? error.message : error);
    return 1;
  })
  .then((code) => (process.exitCode = code));
