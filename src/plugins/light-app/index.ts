/**
 * Makes the app that browsers get lighter than the bundler would: without the configuration and the
 * list of pages that only the build reads, without helpers that nobody calls, and with what changes
 * at upgrades only in a file of its own, which browsers keep from deploy to deploy.
 */
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** What the app stands on. It changes with the versions of these packages, not with the pages. */
const FRAMEWORK = [
  ...['react', 'react-dom', 'scheduler', 'history', 'path-to-regexp', 'nprogress'],
  ...['react-router', 'react-router-dom', 'react-router-config', 'react-helmet-async'],
  ...['react-fast-compare', 'react-loadable', 'hoist-non-react-statics', 'react-is', 'tslib'],
];

const inFramework = new RegExp(`[\\\\/]node_modules[\\\\/](${FRAMEWORK.join('|')})[\\\\/]`);

export default function lightApp(): Plugin {
  return {
    name: 'light-app',
    configureWebpack: (_, isServer) => ({
      module: {
        rules: [
          {
            test: /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/,
            loader: require.resolve('./browserConfig.js'),
          },
          // Pages are rendered with the whole list; the rest of the app asks for none of it.
          ...(isServer
            ? []
            : [
                {
                  test: /[\\/]\.docusaurus[\\/]globalData\.json$/,
                  loader: require.resolve('./browserData.js'),
                },
              ]),
          {
            // Compiled to CommonJS, it asks for all helpers of TypeScript and uses one.
            test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]/,
            resolve: {alias: {tslib$: join(__dirname, 'helpers.js')}},
          },
        ],
      },
      ...(!isServer && {
        optimization: {
          splitChunks: {
            cacheGroups: {
              framework: {
                name: 'framework',
                test: inFramework,
                chunks: 'initial',
                enforce: true,
                priority: 60,
              },
              // The bundler's own group for packages, without those of the search's worker: it
              // would fetch them one after the other.
              defaultVendors: {
                idHint: 'vendors',
                test: /[\\/]node_modules[\\/](?!minisearch|stemmer)/,
                reuseExistingChunk: true,
                priority: -10,
              },
            },
          },
        },
      }),
    }),
  };
}
