/**
 * Runs `src/output` after Docusaurus has written its pages. This plugin first runs
 * `@docusaurus/plugin-client-redirects` itself, because Docusaurus runs the `postBuild` steps of all
 * plugins in parallel, and the redirect pages need a security policy, too.
 */
import {basename} from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type OutputOptions, writeOutput} from '@portal/hosting/finishing';

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
 * Creates the plugin. The options are bound to a function, because Docusaurus ships plugin options to
 * browsers as part of the configuration, and the redirect table alone has several kilobytes.
 */
export const output =
  ({redirects, thirdParties}: Omit<OutputOptions, 'shippedModules'>) =>
  (context: LoadContext): Plugin => {
    const {baseUrl} = context;
    const shippedModules = new Set<string>();
    const redirectPagesPlugin = clientRedirects(context, {
      id: 'default',
      fromExtensions: [],
      toExtensions: [],
      redirects: redirects.redirects,
    })!;
    return {
      name: 'output',
      configureWebpack: (_, isServer) => ({
        plugins: [
          !isServer &&
            (({hooks}) =>
              hooks.compilation.tap('output', (compilation) =>
                compilation.hooks.afterSeal.tap('output', () =>
                  addFiles(compilation.modules, shippedModules),
                ),
              )),
        ],
      }),
      async postBuild(site) {
        if (basename(site.outDir) !== basename(baseUrl)) {
          throw new Error(
            `The site would be written to ${site.outDir}, and files of hosts beside it. ` +
              `Expected a folder named "${basename(baseUrl)}": run "npm run build".`,
          );
        }
        await redirectPagesPlugin.postBuild!({...site, content: undefined});
        await writeOutput(site, {redirects, thirdParties, shippedModules});
      },
    };
  };
