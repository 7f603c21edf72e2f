import type {PluginConfig} from '@docusaurus/types';
import {clientRedirects} from './redirects.ts';

/** The plugins of this site, in addition to the preset. */
export const plugins: PluginConfig[] = [
  './src/plugins/page-check/index.ts',
  './src/plugins/inline-scripts/index.ts',
  './src/plugins/bundler/index.ts',
  './src/plugins/guides/index.ts',
  './src/plugins/openapi/index.ts',
  './src/plugins/page-inputs/index.ts',
  './src/plugins/site-description/index.ts',
  ['@docusaurus/plugin-client-redirects', clientRedirects],
];
