import type {PluginConfig} from '@docusaurus/types';
import {clientRedirects, redirectModel} from './redirects.ts';

/** The plugins of this site beside the preset. */
export const plugins: PluginConfig[] = [
  './src/plugins/facts-watch/index.ts',
  './src/plugins/inline-scripts/index.ts',
  './src/plugins/chunk-loading/index.ts',
  './src/plugins/markdown-export/index.ts',
  './src/plugins/search/index.ts',
  './src/plugins/page-manifest/index.ts',
  './src/plugins/guides/index.ts',
  './src/plugins/openapi/index.ts',
  './src/plugins/licenses/index.ts',
  ['@docusaurus/plugin-client-redirects', clientRedirects],
  ['./src/plugins/host-config/index.ts', {redirects: redirectModel}],
];
