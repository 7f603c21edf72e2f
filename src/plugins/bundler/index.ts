/** Settings of the bundler that Docusaurus has no options for. */
import {basename, join} from 'node:path';
import {rspack} from '@docusaurus/faster';
import {deadLinks} from '@portal/content/pages/deadLinks';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {BUNDLER_CACHE} from './cacheFolder.ts';
import {PIXELS_PER_EM} from './useWindowSize.ts';
import {timings} from '../../timings.ts';

/**
 * React and the router get a file of their own. Its name doesn't change with the pages, so browsers
 * keep it cached across deploys. `contributing/performance.md` says what that saves.
 */
const framework = {
  name: 'framework',
  test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|history|@slorber[\\/]react-helmet-async|react-helmet-async)[\\/]/,
  chunks: 'initial',
  enforce: true,
  priority: 60,
} as const;

/**
 * Replaced modules, both in the browser and in static rendering. Code is highlighted at build time
 * (`src/plugins/markdown/highlightCode.ts`), and the theme would still ship its highlighter, a fifth of
 * all script. The second file says why it replaces the routes.
 */
const alias = {
  'prism-react-renderer$': join(__dirname, 'noHighlighter.ts'),
  'react-router-config$': join(__dirname, 'caseSensitiveRoutes.tsx'),
};

/** Modules that Docusaurus imports by a relative path. Each replacement says why. */
const replacements = ['useWindowSize', 'normalizeLocation'].map(
  (name) =>
    new rspack.NormalModuleReplacementPlugin(
      new RegExp(`^\\.+/(hooks/)?${name}$`),
      join(__dirname, `${name}.ts`),
    ),
);

/**
 * Writes breakpoints in `em` instead of `px`, because most sizes are in `rem`: with a larger font, pages
 * change to the layout for small screens earlier, instead of covering parts of themselves.
 */
const breakpointsInEm = {
  postcssPlugin: 'breakpoints-in-em',
  AtRule: {
    media(rule: {params: string}) {
      rule.params = rule.params.replaceAll(
        /([\d.]+)px/g,
        (_, pixels: string) => `${Number(pixels) / PIXELS_PER_EM}em`,
      );
    },
  },
};

/**
 * Keeps the names of variables in the runtime. The default minimizer gives short names by counting
 * letters, and the runtime contains hashes that depend on the folder and the cache at that point. So
 * the same sources would get different names.
 */
const runtimeMinimizer = () =>
  new rspack.SwcJsMinimizerRspackPlugin({
    include: /runtime~main/,
    minimizerOptions: {mangle: false, format: {comments: false}},
  });

const storage = {type: 'filesystem', directory: BUNDLER_CACHE};

/** The bundler treats everything in a path after one of these as part of a request. */
const SIGNS = /[#!?]/;

/** Emacs' locks for unsaved files, which are links to nothing. */
const LOCK = '.#';

/** The options of the plugin that copies `static/`, which Docusaurus doesn't let us set. */
interface Copy {
  _args?: [{patterns: {from: string; globOptions?: {ignore: string[]}}[]}];
}

/**
 * Leaves out Emacs' locks, and throws an Error that names another link to nothing, which the bundler doesn't.
 */
function checkCopied(plugins: readonly unknown[]): void {
  for (const plugin of plugins) {
    if (!(plugin instanceof rspack.CopyRspackPlugin)) continue;
    const [{patterns}] = (plugin as Copy)._args!;
    for (const pattern of patterns) {
      pattern.globOptions = {ignore: [`**/${LOCK}*`]};
      const dead = deadLinks(pattern.from).find((path) => !basename(path).startsWith(LOCK));
      if (dead)
        throw new Error(
          `${dead} leads nowhere. Delete the link, or replace it with a copy of the file.`,
        );
    }
  }
}

/** @throws Error if the bundler can't read the path of the project */
export default function bundler({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  const [sign] = SIGNS.exec(siteDir) ?? [];
  if (sign !== undefined) {
    throw new Error(
      `The project is in ${siteDir}. Expected a path without "${sign}", because the bundler treats it as ` +
        'part of a request. Move or rename the folder.',
    );
  }
  return {
    name: 'bundler',
    // Docusaurus' only PostCSS plugin of its own rewrites styles for old browsers, at 4 s of processor
    // time. The minimizer does what the listed browsers need.
    configurePostCss: (options: {plugins: unknown[]}) => ({
      ...options,
      plugins: [
        ...options.plugins.filter((plugin) => !String(plugin).includes('postcss-preset-env')),
        breakpointsInEm,
      ],
    }),
    configureWebpack({experiments, entry, mode, plugins = []}, isServer) {
      checkCopied(plugins);
      return {
        resolve: {alias: {...alias, ...(!isServer && {'docusaurus-entry$': entry as string})}},
        // Only if Docusaurus caches: the environment variable DOCUSAURUS_NO_PERSISTENT_CACHE turns it off.
        ...(experiments && 'cache' in experiments && {experiments: {cache: {storage}}}),
        plugins: replacements as object[] as {apply(): void}[],
        // A file that one minimizer has handled is skipped by those after it.
        mergeStrategy: {'optimization.minimizer': 'prepend'},
        ...(!isServer && {
          // The dev server injects its own modules into Docusaurus' entry.
          ...(mode === 'production' && {entry: join(__dirname, 'appEntry.ts')}),
          // How long the browser waits for a script of a page before loading it fails.
          output: {chunkLoadTimeout: timings.chunkTimeout},
          optimization: {
            // Docusaurus has types for webpack's plugins only.
            minimizer: [runtimeMinimizer() as object as () => void],
            splitChunks: {cacheGroups: {framework}},
          },
        }),
      };
    },
  };
}
