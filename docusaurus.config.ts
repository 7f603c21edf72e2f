import {execFileSync} from 'node:child_process';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, HtmlTagObject, PluginConfig} from '@docusaurus/types';
import {locales, navigation, product} from './src/facts.ts';
import {searchBackend} from '@portal/search/client/backend';
import search from '@portal/search/plugin';
import {configuredId, META} from './src/client/analytics/tagManager.ts';
import {diagramDrafts, docs, markdown} from './src/config/docs.ts';
import {pageTemplate} from './src/config/pageTemplate.ts';
import {anchorMap, clientRedirects} from './src/config/redirects.ts';
import {searchedVersions} from './src/config/search.ts';
import {baseUrl, isThere, repository, siteDir} from './src/config/site.ts';
import {themeConfig} from './src/config/theme.ts';
import bundler from './src/plugins/bundler/index.ts';
import facts from './src/plugins/facts/index.ts';
import guides from './src/plugins/guides/index.ts';
import inlineScripts from './src/plugins/inline-scripts/index.ts';
import openapi from './src/plugins/openapi/index.ts';
import pageCheck from './src/plugins/page-check/index.ts';
import startPages from './src/plugins/start-pages/index.ts';
import siteDescription from './src/plugins/site-description/index.ts';
import texts from './src/plugins/texts/index.ts';

/**
 * The plugins of this site, in addition to the preset. They're functions, not paths: Docusaurus would
 * load each path with facts of its own, which don't follow changes.
 */
const plugins: PluginConfig[] = [
  facts,
  pageCheck,
  texts,
  inlineScripts,
  bundler,
  guides,
  openapi,
  startPages,
  siteDescription,
  search({versions: searchedVersions, suggestions: navigation.search}),
  ['@docusaurus/plugin-client-redirects', clientRedirects],
];

/** Scripts that run in the browser alongside the pages, in this order. */
const clientModules: string[] = [
  './src/client/shownLocation.ts',
  './src/client/chunkRecovery.ts',
  './src/client/progressBar.ts',
  // Before activeHeading, which keeps the heading that the URL's hash names.
  './src/client/missingHash.ts',
  './src/client/activeHeading.ts',
  './src/client/scrollPosition.ts',
  './src/client/announcePage.ts',
  './src/client/sidebarScroll.ts',
  './src/client/tabMemory.ts',
  './src/client/pageViews.ts',
  './src/client/prefetch.ts',
];

const icon = (file: string, attributes: Record<string, string>): HtmlTagObject => ({
  tagName: 'link',
  attributes: {rel: 'icon', href: baseUrl + file, ...attributes},
});

/** The PNG files are for browsers that don't support SVG icons, and for home screens. */
const icons: HtmlTagObject[] = [
  icon('img/favicon.png', {sizes: '32x32'}),
  icon('img/favicon.svg', {type: 'image/svg+xml', sizes: 'any'}),
  icon('img/apple-touch-icon.png', {rel: 'apple-touch-icon'}),
];

const analyticsId = configuredId(process.env);

/** Turns analytics on; see `src/client/pageViews.ts`. */
const analytics: HtmlTagObject[] = analyticsId
  ? [{tagName: 'meta', attributes: {name: META, content: analyticsId}}]
  : [];

/**
 * The source of the "last updated" dates. A missing date is better than a wrong one, so there are none
 * outside a git checkout or in a shallow clone.
 */
function lastUpdates(): 'git-eager' | 'disabled' {
  try {
    const shallow = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return shallow.trim() === 'false' ? 'git-eager' : 'disabled';
  } catch {
    return 'disabled';
  }
}

const preset: PresetOptions = {
  docs,
  blog: isThere('blog') && {onInlineAuthors: 'ignore', onUntruncatedBlogPosts: 'ignore'},
  pages: isThere('src/pages') && {},
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
  tagline: product.tagline,
  url: new URL(product.docsUrl).origin,
  baseUrl,
  // The banner would show on the start page until the app runs. The security policy blocks its styles.
  baseUrlIssueBanner: false,
  i18n: {defaultLocale: 'en', locales: ['en', ...locales]},
  // Undefined on purpose: the slugs already end in a slash, except that of the one `.html` page.
  trailingSlash: undefined,
  onBrokenLinks: 'throw',
  // They're findings of `npm run check`, each at its line.
  onBrokenAnchors: 'ignore',
  onDuplicateRoutes: 'throw',
  future: {v4: true, faster: true, experimental_vcs: lastUpdates()},
  markdown,
  presets: [['classic', preset]],
  themes: diagramDrafts ? ['@docusaurus/theme-mermaid'] : [],
  // With a warm cache, the bundler picks up changed plugin rules only when this file changes.
  plugins,
  // The plugin `openapi` writes the second one.
  staticDirectories: ['static', '.cache/build/openapi'],
  clientModules,
  themeConfig,
  headTags: [...icons, ...analytics],
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
