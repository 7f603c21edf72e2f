import type {PluginConfig} from '@docusaurus/types';
import {redirectModel, redirectPages} from './redirects.ts';
import {thirdParties} from './thirdParties.ts';

/** The plugins of this site beside the preset. */
export const plugins: PluginConfig[] = [
  './src/plugins/facts-watch/index.ts',
  './src/plugins/page-threads/index.ts',
  './src/plugins/inline-scripts/index.ts',
  './src/plugins/chunk-loading/index.ts',
  './src/plugins/stable-scripts/index.ts',
  './src/plugins/postcss-options/index.ts',
  './src/plugins/no-highlighter/index.ts',
  './src/plugins/light-app/index.ts',
  './src/plugins/early-compile/index.ts',
  './src/plugins/route-lookup/index.ts',
  './src/plugins/route-parts/index.ts',
  './src/plugins/markdown-export/index.ts',
  './src/plugins/search/index.ts',
  './src/plugins/page-manifest/index.ts',
  './src/plugins/guides/index.ts',
  './src/plugins/openapi/index.ts',
  './src/plugins/licenses/index.ts',
  './src/plugins/diagrams/index.ts',
  [
    './src/plugins/host-config/index.ts',
    {
      redirects: redirectModel,
      pages: redirectPages,
      thirdParties: thirdParties(process.env),
    },
  ],
];
