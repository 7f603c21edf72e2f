import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Root as HtmlRoot} from 'hast';
import type {Root as MarkdownRoot} from 'mdast';
import type {Plugin, Processor} from 'unified';
import {guidesThatUse, pluginName, prefixOf} from '@portal/content/facts';
import {currentVersion, factsOf, factsOfFile, product, versionOfFile, versions} from '../facts.ts';
import {resolveTokens} from '@portal/content/facts/tokens';
import {loadDocument} from '@portal/content/openapi/document';
import {restReference} from '@portal/content/openapi/remark';
import {documentOf} from '@portal/content/openapi/resolved';
import {toDocusaurus} from '@portal/content/pages/frontMatter';
import {isPartial, pathInVersion, plainRouteOf, routeOf} from '@portal/content/routes/routes';
import {originalOf} from '@portal/content/routes/translations';
import {diagrams} from '../plugins/diagrams/remark.ts';
import {articleElements} from '../plugins/markdown/articleElements.ts';
import {highlightCode} from '../plugins/markdown/highlightCode.ts';
import {relativeLinks} from '../plugins/markdown/relativeLinks.ts';
import {tableCards} from '../plugins/markdown/tableCards.ts';
import {fromSite, isThere, repository, siteDir} from './site.ts';
import {prismLanguages} from './theme.ts';

/**
 * Only `npm run dev` loads Mermaid, for edited diagrams that have no drawing yet. The Docusaurus CLI
 * sets `NODE_ENV` before it reads the configuration.
 */
export const diagramDrafts = process.env.NODE_ENV === 'development';

/** Where relative links start, by file. The front matter of a page is read before its body. */
const plainRoutes = new Map<string, string>();

/** A block of code, from its fence to the same fence. */
const FENCED = /^([ \t]*)(`{3,}|~{3,})[^]*?^\1\2/gm;

/**
 * Reads Markdown: resolves tokens in the body and front matter, and adds what Docusaurus reads, and the
 * guides that use the page, to its front matter.
 */
export const markdown: Partial<MarkdownConfig> = {
  mermaid: diagramDrafts,
  mdx1Compat: {comments: true, admonitions: false, headingIds: true},
  hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  preprocessor: ({filePath, fileContent: written}) => {
    const file = fromSite(filePath);
    const original = originalOf(file);
    // The code of a translated page is that of the original, also in drawings, which are found by it.
    const fileContent =
      original === file
        ? written
        : written.replaceAll(FENCED, (block) => resolveTokens(block, factsOfFile(original), file));
    return resolveTokens(fileContent, factsOfFile(file), file);
  },
  parseFrontMatter: async (params) => {
    const file = fromSite(params.filePath);
    const fileContent = resolveTokens(params.fileContent, factsOfFile(file), file);
    const {frontMatter, content} = await params.defaultParseFrontMatter({...params, fileContent});
    const version = versionOfFile(file);
    if (!version || isPartial(file)) return {frontMatter, content};
    const path = pathInVersion(file)!;
    const route = routeOf(path, frontMatter);
    plainRoutes.set(params.filePath, prefixOf(version) + plainRouteOf(path, frontMatter));
    return {
      frontMatter: {
        ...toDocusaurus(frontMatter, route),
        used_by: guidesThatUse(factsOf(version).guides, route),
      },
      content,
    };
  },
};

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
const factsAt = (path: string) => factsOfFile(fromSite(path));

/** The OpenAPI document of the version that the page at an absolute path belongs to. */
const restDocument = (path: string) => {
  const version = versionOfFile(fromSite(path)) ?? currentVersion;
  return loadDocument(siteDir, factsAt(path), documentOf(version));
};

/** Docusaurus' own names of the file. Without one, it makes a sidebar from the folders. */
const SIDEBARS = ['sidebars.ts', 'sidebars.js', 'sidebars.json'];

/** The docs plugin. The current version is served without a prefix. */
export const docs = {
  routeBasePath: '/',
  sidebarPath: SIDEBARS.find(isThere),
  editUrl: `${repository.url}/edit/${repository.branch}/`,
  editLocalizedFiles: true,
  showLastUpdateTime: true,
  lastVersion: pluginName(currentVersion),
  versions: versionOptions,
  beforeDefaultRemarkPlugins: [
    bound(restReference, {load: restDocument, siteUrl: product.docsUrl}),
    bound(relativeLinks, {routeAt: (file) => plainRoutes.get(file)}),
    // Drawings have the texts of the original.
    bound(diagrams, {
      siteDir,
      factsOf: (path: string) => factsOfFile(originalOf(fromSite(path))),
      draft: diagramDrafts,
    }),
  ],
  rehypePlugins: [bound(highlightCode, {languages: prismLanguages}), articleElements, tableCards],
} satisfies DocsOptions;
