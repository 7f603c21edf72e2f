/**
 * Describes the built site in each language, for the steps that `scripts/build.ts` runs after Docusaurus
 * (`packages/hosting/finishing`).
 */
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type BuiltSite, SITE_FILE} from '@portal/content/pages/builtSite';
import {markdownTexts, type MarkdownTexts, TRANSLATIONS} from '@portal/hosting/markdown/texts';
import {textHooks} from '../texts/textHooks.ts';

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

export default function siteDescriptionPlugin({i18n}: Pick<LoadContext, 'i18n'>): Plugin {
  const shippedModules = new Set<string>();
  return {
    name: 'site-description',
    ...textHooks({
      english: markdownTexts,
      dirPath: TRANSLATIONS,
      name: 'markdown',
      locale: i18n.currentLocale,
    }),
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
    postBuild({content, siteDir, outDir, baseUrl, routesPaths, siteConfig, plugins}) {
      const docs = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
      const {url, title, tagline} = siteConfig;
      const site: BuiltSite = {
        ...{siteDir, outDir, baseUrl, routesPaths, siteConfig: {url, title, tagline}},
        language: i18n.currentLocale,
        isDefault: i18n.currentLocale === i18n.defaultLocale,
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
        texts: content as MarkdownTexts,
      };
      writeFileSync(join(outDir, SITE_FILE), JSON.stringify(site));
    },
  };
}
