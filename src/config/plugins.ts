import type {PluginConfig} from '@docusaurus/types';
import bundler from '../plugins/bundler/index.ts';
import facts from '../plugins/facts/index.ts';
import guides from '../plugins/guides/index.ts';
import inlineScripts from '../plugins/inline-scripts/index.ts';
import openapi from '../plugins/openapi/index.ts';
import pageCheck from '../plugins/page-check/index.ts';
import siteDescription from '../plugins/site-description/index.ts';
import {clientRedirects} from './redirects.ts';

/**
 * The plugins of this site, in addition to the preset. They're functions, not paths: Docusaurus would
 * load each path with facts of its own, which don't follow changes.
 */
export const plugins: PluginConfig[] = [
  facts,
  pageCheck,
  inlineScripts,
  bundler,
  guides,
  openapi,
  siteDescription,
  ['@docusaurus/plugin-client-redirects', clientRedirects],
];
