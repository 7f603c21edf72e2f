/**
 * Describes the built site in `.cache/build/site.json`, for the steps that `scripts/build.ts` runs after
 * Docusaurus (`packages/hosting/finishing`).
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {BUILD_FILES, type BuiltSite, SITE_FILE} from '@portal/content/pages/builtSite';

interface Module {
  nameForCondition(): string | null;
  /** The modules that the bundler merged into this one. */
  modules?: Module[];
}

/** Adds the files behind modules to a set, as absolute paths. */
function addFiles(modules: Iterable<Module>, files: Set<string>): void {
  for (const module of modules) {
    const file = module.nameForCondition();
    if (file) files.add(file);
    addFiles(module.modules ?? [], files);
  }
}

/**
 * @throws Error if a build has more than one language. The steps after Docusaurus finish one language
 *   only, and the pages of the others would have no security policy and no search.
 */
export default function siteDescriptionPlugin({i18n}: Pick<LoadContext, 'i18n'>): Plugin {
  if (process.env.NODE_ENV === 'production' && i18n.locales.length > 1) {
    throw new Error(
      `docusaurus.config.ts: i18n.locales is ${i18n.locales.join(', ')}. This site can only be built in one ` +
        'language: pages in the others would have no search and no security policy. Keep one locale.',
    );
  }
  const shippedModules = new Set<string>();
  return {
    name: 'site-description',
    configureWebpack: (_, isServer) => ({
      plugins: [
        !isServer &&
          (({hooks}) =>
            hooks.compilation.tap('site-description', (compilation) =>
              compilation.hooks.afterSeal.tap('site-description', () =>
                addFiles(compilation.modules, shippedModules),
              ),
            )),
      ],
    }),
    postBuild({siteDir, outDir, baseUrl, routesPaths, siteConfig, plugins}) {
      const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
      const {url, title, tagline} = siteConfig;
      const site: BuiltSite = {
        ...{siteDir, outDir, baseUrl, routesPaths, siteConfig: {url, title, tagline}},
        versions: (docs!.content as LoadedContent).loadedVersions.map((version) => ({
          versionName: version.versionName,
          label: version.label,
          path: version.path,
          isLast: version.isLast,
          noIndex: version.noIndex,
          sidebars: version.sidebars,
          docs: version.docs.map((doc) => ({
            id: doc.id,
            permalink: doc.permalink,
            source: doc.source,
            title: doc.title,
            description: doc.description,
            unlisted: doc.unlisted,
            frontMatter: doc.frontMatter,
            lastUpdatedAt: doc.lastUpdatedAt,
          })),
        })),
        shippedModules: [...shippedModules],
      };
      const folder = join(siteDir, BUILD_FILES);
      mkdirSync(folder, {recursive: true});
      writeFileSync(join(folder, SITE_FILE), JSON.stringify(site));
    },
  };
}
