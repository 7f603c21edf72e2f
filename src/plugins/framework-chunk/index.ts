import type {Plugin} from '@docusaurus/types';

/** What the app is built on. It changes with the versions of these packages, not with the pages. */
const FRAMEWORK =
  /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|history|@slorber[\\/]react-helmet-async|react-helmet-async)[\\/]/;

/**
 * Puts React and the router into a file of their own, whose name doesn't change with the pages. So
 * browsers keep it from deploy to deploy; see `contributing/performance.md` for what that saves.
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
