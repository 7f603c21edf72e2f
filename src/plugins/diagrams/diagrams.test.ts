/**
 * The plugin extends an undocumented value in Docusaurus' bundler configuration. If a new version of
 * Docusaurus moved that value, rebuilt pages would keep old drawings.
 */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {LoadContext, Props} from '@docusaurus/types';
import {createBaseConfig} from '@docusaurus/core/lib/webpack/base';
import {DRAWINGS} from '../../content/diagrams.ts';
import diagrams from './index.ts';

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

function site(drawing: string): LoadContext {
  const siteDir = mkdtempSync(join(tmpdir(), 'diagrams-'));
  mkdirSync(join(siteDir, DRAWINGS));
  writeFileSync(join(siteDir, DRAWINGS, 'a.svg'), drawing);
  return {siteDir} as LoadContext;
}

test('the version of the bundler cache changes with the drawings', async () => {
  const before = await bundlerConfig();
  const versionWith = (drawing: string) => {
    const configure = diagrams(site(drawing)).configureWebpack as (config: Config) => Config;
    return configure(before).experiments?.cache?.version;
  };
  expect(versionWith('<svg/>')).toContain(before.experiments!.cache!.version);
  expect(versionWith('<svg/>')).toBe(versionWith('<svg/>'));
  expect(versionWith('<svg/>')).not.toBe(versionWith('<svg id="a"/>'));
});
