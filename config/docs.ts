import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Root as HtmlRoot} from 'hast';
import type {Root as MarkdownRoot} from 'mdast';
import type {Plugin, Processor} from 'unified';
import {guides} from '../facts/guides.ts';
import {facts} from '../facts/index.ts';
import {product} from '../facts/product.ts';
import {localRuntime} from '../src/content/recma/localRuntime.ts';
import {headerCells} from '../src/content/rehype/headerCells.ts';
import {highlightCode} from '../src/content/rehype/highlightCode.ts';
import {diagrams} from '../src/plugins/diagrams/remark.ts';
import {guidesThatUse} from '../src/plugins/guides/remark.ts';
import {loadDocument} from '../src/plugins/openapi/document.ts';
import {restReference} from '../src/plugins/openapi/remark.ts';
import {codeLanguages} from './codeTheme.ts';
import {diagramDrafts} from './diagrams.ts';
import {siteDir} from './paths.ts';
import {repository} from './repository.ts';

/**
 * Binds a plugin for Markdown to its options. As a pair, they would become a part of the configuration
 * that ships to browsers: every fact, and the path of the project on this machine.
 */
const bound = <Options, Tree extends MarkdownRoot | HtmlRoot>(
  plugin: Plugin<[Options], Tree>,
  options: Options,
) =>
  function attach(this: Processor) {
    return plugin.call(this as never, options);
  };

/**
 * The docs plugin. v2 is `docs/`, the latest version, served without a prefix; v1 is kept for those
 * who still run it, and kept out of search engines. Its banner is the override in `src/theme`.
 */
export const docs = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  editUrl: `${repository.url}/edit/${repository.branch}/`,
  showLastUpdateTime: true,
  breadcrumbs: true,
  lastVersion: 'current',
  versions: {
    current: {label: 'v2', path: ''},
    v1: {label: 'v1', path: 'v1', noIndex: true, banner: 'unmaintained'},
  },
  beforeDefaultRemarkPlugins: [
    bound(restReference, {load: () => loadDocument(siteDir, facts), docsUrl: product.docsUrl}),
    bound(guidesThatUse, {siteDir, guides}),
    bound(diagrams, {siteDir, facts, draft: diagramDrafts}),
  ],
  recmaPlugins: [localRuntime],
  rehypePlugins: [bound(highlightCode, {languages: codeLanguages}), headerCells],
} satisfies DocsOptions;
