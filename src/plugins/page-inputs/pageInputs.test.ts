/**
 * The plugin extends an undocumented value in Docusaurus' bundler configuration. If a new version of
 * Docusaurus moved that value, rebuilt pages would keep old content.
 */
import {appendFileSync, cpSync, mkdtempSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {LoadContext, Props} from '@docusaurus/types';
import {createBaseConfig} from '@docusaurus/core/lib/webpack/base';
import {DRAWINGS} from '@portal/content/pages/diagrams';
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

/** A project with the files that Markdown plugins read, one of them with another ending. */
function siteWith(file: string, ending: string): LoadContext {
  const siteDir = mkdtempSync(join(tmpdir(), 'page-inputs-'));
  for (const input of [DRAWINGS, 'data/openapi.yaml', 'src/css/syntax.css']) {
    cpSync(join(ROOT, input), join(siteDir, input), {recursive: true});
  }
  const path = join(siteDir, file);
  appendFileSync(path, ending);
  return {siteDir} as LoadContext;
}

const DRAWING = `${DRAWINGS}/${readdirSync(join(ROOT, DRAWINGS))[0]}`;

test.each([
  ['a drawing', DRAWING],
  ['the OpenAPI document', 'data/openapi.yaml'],
  ['the styles of code', 'src/css/syntax.css'],
])('the version of the bundler cache changes with %s', async (_name, file) => {
  const before = await bundlerConfig();
  const versionOf = (site: LoadContext) => {
    const configure = pageInputs(site).configureWebpack as (config: Config) => Config;
    return configure(before).experiments?.cache?.version;
  };
  const version = versionOf(siteWith(file, ''));
  expect(version).toContain(before.experiments!.cache!.version);
  expect(versionOf(siteWith(file, ''))).toBe(version);
  expect(versionOf(siteWith(file, '\n'))).not.toBe(version);
});

test('asks for a restart when a fact changes, because Node.js has loaded the facts', async () => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const plugin = pageInputs({siteDir: ROOT} as LoadContext);
  await plugin.loadContent!();
  expect(write).not.toHaveBeenCalled();
  await plugin.loadContent!();
  expect(write).toHaveBeenCalledWith(expect.stringContaining('Restart npm run dev'));
  write.mockRestore();
});
