import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Root as HtmlRoot} from 'hast';
import type {Root as MarkdownRoot} from 'mdast';
import type {Plugin, Processor} from 'unified';
import {
  currentVersion,
  factsOfFile,
  pluginName,
  versionOfFile,
  versions,
} from '@portal/content/facts';
import {headerCells} from '../plugins/markdown/headerCells.ts';
import {highlightCode} from '../plugins/markdown/highlightCode.ts';
import {tableCards} from '../plugins/markdown/tableCards.ts';
import {diagrams} from '../plugins/diagrams/remark.ts';
import {loadDocument} from '@portal/content/openapi/document';
import {documentOf} from '@portal/content/openapi/resolved';
import {restReference} from '@portal/content/openapi/remark';
import {prismLanguages} from './codeTheme.ts';
import {diagramDrafts} from './diagrams.ts';
import {fromSite, siteDir} from './paths.ts';
import {repository} from './repository.ts';

/**
 * Binds a Markdown plugin to its options. A `[plugin, options]` pair would put the options into the
 * configuration that ships to browsers: every fact, and the project's path on this machine.
 */
const bound = <Options, Tree extends MarkdownRoot | HtmlRoot>(
  plugin: Plugin<[Options], Tree>,
  options: Options,
) =>
  function attach(this: Processor) {
    return plugin.call(this as never, options);
  };

/** The docs plugin's options for each version. `src/theme` replaces its banner. */
const versionOptions = Object.fromEntries(
  versions.map((version) => {
    const {label, path, state, indexed} = version;
    const banner = state === 'current' ? ('none' as const) : ('unmaintained' as const);
    // The version menu already shows the version.
    return [pluginName(version), {label, path, noIndex: !indexed, banner, badge: false}];
  }),
);

/** The facts of the page at an absolute path. */
const factsOf = (path: string) => factsOfFile(fromSite(path));

/** The OpenAPI document of the version that the page at an absolute path belongs to. */
const restDocument = (path: string) => {
  const version = versionOfFile(fromSite(path)) ?? currentVersion;
  return loadDocument(siteDir, factsOf(path), documentOf(version));
};

/** The docs plugin. The current version is `docs/`, served without a prefix. */
export const docs = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  editUrl: `${repository.url}/edit/${repository.branch}/`,
  showLastUpdateTime: true,
  lastVersion: 'current',
  versions: versionOptions,
  beforeDefaultRemarkPlugins: [
    bound(restReference, {load: restDocument}),
    bound(diagrams, {siteDir, factsOf, draft: diagramDrafts}),
  ],
  rehypePlugins: [bound(highlightCode, {languages: prismLanguages}), headerCells, tableCards],
} satisfies DocsOptions;
