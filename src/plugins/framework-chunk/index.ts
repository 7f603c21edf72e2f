import type {Plugin} from '@docusaurus/types';

/** The packages that the app is built on. They change with their versions, but not with the pages. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|history|@slorber[\\/]react-helmet-async|react-helmet-async)[\\/]/;

/**
 * Puts React and the router into a separate file. Its name doesn't change with the pages, so browsers
 * keep it cached across deploys. `contributing/performance.md` says what that saves.
 */
export default function frameworkChunk(): Plugin {
  return {
    name: 'framework-chunk',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  framework: {
                    name: 'framework',
                    test: FRAMEWORK,
                    chunks: 'initial',
                    enforce: true,
                    priority: 60,
                  },
                },
              },
            },
          },
  };
}
