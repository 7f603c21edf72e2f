/**
 * Runs `src/output` when Docusaurus has written its pages. The redirect pages of
 * `@docusaurus/plugin-client-redirects` are written first, within this plugin: Docusaurus runs the
 * plugins' last steps at the same time, and these pages need a security policy like all others.
 */
import {basename} from 'node:path';
import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeOutput} from '../../output/index.ts';
import type {ThirdParty} from '../../output/hosts/contentSecurity.ts';
import {hostModel} from '../../hosting/model.ts';
import {ShippedModules} from '../../output/licenses/shippedModules.ts';
import type {RedirectModel} from '../../redirects/resolve.ts';

interface Options {
  /** Every legacy address, one hop from where it leads. */
  redirects: RedirectModel;
  /** The same with a row for every page of a moved folder: each gets a redirect page. */
  redirectPages: RedirectModel['redirects'];
  /** The services that pages may talk to. */
  thirdParties: readonly ThirdParty[];
  /** The names of versions in their menu, by the name that the docs plugin knows. */
  versionLabels: Readonly<Record<string, string>>;
  /** The versions that the search finds, by the same name. */
  searchedVersions: readonly string[];
}

/**
 * Makes the plugin. It is a function with its options bound, because Docusaurus would put options
 * into the configuration that ships to browsers: the redirect table alone is some kilobytes.
 */
export const output =
  ({redirects, redirectPages, thirdParties, versionLabels, searchedVersions}: Options) =>
  (context: LoadContext): Plugin => {
    const {baseUrl} = context;
    const shippedModules = new ShippedModules();
    const redirectPagesPlugin = clientRedirects(context, {
      id: 'default',
      fromExtensions: [],
      toExtensions: [],
      redirects: redirectPages,
    })!;
    return {
      name: 'output',
      configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [shippedModules]}),
      async postBuild(site) {
        if (basename(site.outDir) !== basename(baseUrl)) {
          throw new Error(
            `The site would be written to ${site.outDir}, and files of hosts beside it. ` +
              `Expected a folder named "${basename(baseUrl)}": run "npm run build".`,
          );
        }
        await redirectPagesPlugin.postBuild!({...site, content: undefined});
        const {routesPaths: routes} = site;
        const hosts = hostModel({base: baseUrl, routes, redirects, expanded: redirectPages});
        await writeOutput(site, {
          hosts,
          thirdParties,
          versionLabels,
          searchedVersions,
          shippedModules: shippedModules.files,
        });
      },
    };
  };
