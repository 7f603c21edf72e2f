import type {PluginConfig} from '@docusaurus/types';
import {checkedVersions} from '../facts/versions.schema.ts';
import {pluginName} from '../facts/versions.ts';
import {output} from '../src/plugins/output/index.ts';
import {redirectModel, redirectPages} from './redirects.ts';
import {thirdParties} from './thirdParties.ts';

/** The plugins of this site, in addition to the preset. */
export const plugins: PluginConfig[] = [
  './src/plugins/facts-watch/index.ts',
  './src/plugins/page-check/index.ts',
  './src/plugins/inline-scripts/index.ts',
  './src/plugins/chunk-timeout/index.ts',
  './src/plugins/framework-chunk/index.ts',
  './src/plugins/no-highlighter/index.ts',
  './src/plugins/search/index.ts',
  './src/plugins/guides/index.ts',
  './src/plugins/openapi/index.ts',
  './src/plugins/page-inputs/index.ts',
  output({
    redirects: redirectModel,
    redirectPages,
    thirdParties: thirdParties(process.env),
    versionLabels: Object.fromEntries(checkedVersions.map((one) => [pluginName(one), one.label])),
    searchedVersions: checkedVersions.filter(({searched}) => searched).map(pluginName),
  }),
];
