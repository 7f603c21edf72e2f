/**
 * The plugin extends an undocumented value in Docusaurus' bundler configuration. If a new version of
 * Docusaurus moved that value, rebuilt pages would keep old content.
 */
import {cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {LoadContext, Props} from '@docusaurus/types';
import {createBaseConfig} from '@docusaurus/core/lib/webpack/base';
import {DRAWINGS} from '../../content/diagrams.ts';
import pageInputs from './index.ts';

type Config = {experiments?: {cache?: {version?: string}}};

/** The part of the bundler configuration that Docusaurus creates without a site. */
function bundlerConfig(): Promise<Config> {
  const siteDir = resolve(__dirname, '../../..');
  const props = {
    ...{siteDir, siteConfigPath: siteDir, outDir: siteDir, generatedFilesDir: siteDir},
    ...{baseUrl: '/', routesPaths: [], plugins: []},
    i18n: {currentLocale: 'en'},
    siteConfig: {
      staticDirectories: [],
      future: {faster: {rspackPersistentCache: true, swcJsLoader: true}},
    },
    siteMetadata: {docusaurusVersion: '0'},
    currentBundler: {name: 'rspack', instance: rspack},
  } as unknown as Props;
  const configureWebpackUtils = {getStyleLoaders: () => [], getJSLoader: () => ({})};
  return createBaseConfig({
    ...{props, isServer: false, minify: true, configureWebpackUtils},
    faster: undefined,
  } as unknown as Parameters<typeof createBaseConfig>[0]) as Promise<Config>;
}

const ROOT = resolve(__dirname, '../../..');

/** A project with the files that Markdown plugins read, one of them changed. */
function siteWith(file: string, change: (text: string) => string): LoadContext {
  const siteDir = mkdtempSync(join(tmpdir(), 'page-inputs-'));
  for (const input of [DRAWINGS, 'docs/guides', 'facts/openapi.yaml', 'src/css/syntax.css']) {
    cpSync(join(ROOT, input), join(siteDir, input), {recursive: true});
  }
  const path = join(siteDir, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  return {siteDir} as LoadContext;
}

const unchanged = (text: string) => text;
const longer = (text: string) => `${text}\n`;
const DRAWING = `${DRAWINGS}/${readdirSync(join(ROOT, DRAWINGS))[0]}`;

test.each([
  ['a drawing', DRAWING, longer],
  ['the OpenAPI document', 'facts/openapi.yaml', longer],
  [
    'the title of a guide',
    'docs/guides/approval.mdx',
    (text: string) => text.replace('title: ', '$&A '),
  ],
  ['the styles of code', 'src/css/syntax.css', longer],
])('the version of the bundler cache changes with %s', async (_name, file, change) => {
  const before = await bundlerConfig();
  const versionOf = (site: LoadContext) => {
    const configure = pageInputs(site).configureWebpack as (config: Config) => Config;
    return configure(before).experiments?.cache?.version;
  };
  const version = versionOf(siteWith(file, unchanged));
  expect(version).toContain(before.experiments!.cache!.version);
  expect(versionOf(siteWith(file, unchanged))).toBe(version);
  expect(versionOf(siteWith(file, change))).not.toBe(version);
});
