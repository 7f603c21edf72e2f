import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {versions} from '@portal/content/facts/versions';
import {DRAWINGS} from '@portal/content/pages/diagrams';
import {documentOf} from '@portal/content/openapi/resolved';

/** Returns everything that Markdown plugins read from other files while they process a page. */
function* inputs(siteDir: string): Generator<string> {
  const drawings = join(siteDir, DRAWINGS);
  for (const name of readdirSync(drawings).sort()) {
    yield name;
    yield readFileSync(join(drawings, name), 'utf8');
  }
  for (const version of versions) {
    const document = join(siteDir, documentOf(version));
    if (existsSync(document)) yield readFileSync(document, 'utf8');
  }
  // Its class names decide which tokens of code get an element.
  yield readFileSync(join(siteDir, 'src/css/syntax.css'), 'utf8');
}

function digestOf(siteDir: string): string {
  const hash = createHash('sha256');
  for (const input of inputs(siteDir)) hash.update(input).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/**
 * Renders pages again if a file changes that Markdown plugins read besides the page. The bundler's
 * cache doesn't know these files, so their hash becomes part of its version.
 *
 * Facts are modules, which Node.js loads once. If one changes, the dev server says that it has to be
 * restarted.
 */
export default function pageInputs({siteDir}: LoadContext): Plugin {
  let digest: string | undefined;
  let hasLoaded = false;
  return {
    name: 'page-inputs',
    getPathsToWatch: () => ['packages/content/facts/**/*.ts'],
    loadContent() {
      if (hasLoaded)
        process.stdout.write(
          '\nA fact has changed. Restart npm run dev to see it on the pages.\n\n',
        );
      hasLoaded = true;
    },
    configureWebpack(config) {
      const {cache} = (config.experiments ?? {}) as {cache?: {version?: string}};
      if (!cache?.version) return {};
      // Runs after the content is loaded, so that a missing file gets the message of its own plugin.
      digest ??= digestOf(siteDir);
      return {experiments: {cache: {version: `${cache.version}-${digest}`}}} as object;
    },
  };
}
