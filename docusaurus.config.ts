import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {clientModules} from './src/config/client.ts';
import {diagramDrafts} from './src/config/diagrams.ts';
import {docs} from './src/config/docs.ts';
import {headTags} from './src/config/headTags.ts';
import {markdown} from './src/config/markdown.ts';
import {baseUrl} from './src/config/paths.ts';
import {pageTemplate} from './src/config/pageTemplate.ts';
import {plugins} from './src/config/plugins.ts';
import {anchorMap} from './src/config/redirects.ts';
import {repository} from './src/config/repository.ts';
import {themeConfig} from './src/config/theme.ts';
import {vcs} from './src/config/vcs.ts';
import {product} from '@portal/content/facts';
import {searchBackend} from '@portal/search/client/backend';

const preset: PresetOptions = {
  docs,
  blog: false,
  pages: false,
  theme: {customCss: ['./src/css/index.css']},
  sitemap: {
    lastmod: 'date',
    changefreq: null,
    priority: null,
    // The search page has no content of its own.
    ignorePatterns: [`${baseUrl}search/`],
  },
};

const config: Config = {
  title: `${product.name} docs`,
  tagline: 'Event-driven workflows and integrations, in code where you want it.',
  url: new URL(product.docsUrl).origin,
  baseUrl,
  // The banner would show on the start page until the app runs. The security policy blocks its styles.
  baseUrlIssueBanner: false,
  i18n: {defaultLocale: 'en', locales: ['en']},
  // Undefined on purpose: the slugs already end in a slash, except that of the one `.html` page.
  trailingSlash: undefined,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {v4: true, faster: true, experimental_vcs: vcs},
  markdown,
  presets: [['classic', preset]],
  themes: diagramDrafts ? ['@docusaurus/theme-mermaid'] : [],
  // With a warm cache, the bundler picks up changed plugin rules only when this file changes.
  plugins,
  // The plugin `openapi` writes the second one.
  staticDirectories: ['static', '.cache/build/openapi'],
  clientModules,
  themeConfig,
  headTags,
  ssrTemplate: pageTemplate,
  customFields: {
    apiUrl: product.apiUrl,
    sqlApiUrl: product.sqlApiUrl,
    productUrl: product.url,
    contributingUrl: repository.contributingUrl,
    newIssueUrl: repository.newIssueUrl,
    domain: product.domain,
    supportUrl: product.supportUrl,
    movedAnchors: anchorMap,
    searchBackend: searchBackend(process.env),
  },
};

export default config;
