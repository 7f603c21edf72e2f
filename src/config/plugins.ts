import type {PluginConfig} from '@docusaurus/types';
import {output} from '../plugins/output/index.ts';
import {redirectModel} from './redirects.ts';
import {thirdParties} from './thirdParties.ts';

/** The plugins of this site, in addition to the preset. */
export const plugins: PluginConfig[] = [
  './src/plugins/page-check/index.ts',
  './src/plugins/inline-scripts/index.ts',
  './src/plugins/bundler/index.ts',
  './src/plugins/guides/index.ts',
  './src/plugins/openapi/index.ts',
  './src/plugins/page-inputs/index.ts',
  output({redirects: redirectModel, thirdParties: thirdParties(process.env)}),
];
