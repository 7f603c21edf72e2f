/** Fits the search of the theme to this site. */
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchBackend} from '../../../config/search.ts';

export default function search({siteDir}: LoadContext): Plugin {
  return {
    name: 'search',
    contentLoaded({actions}) {
      actions.setGlobalData({backend: searchBackend(process.env)});
    },
    // The theme asks Algolia's host for a connection from every page; our search bar does that
    // itself, where Algolia answers. Always on: the bundler's cache outlives a change of backend.
    // And it renders the dialog in one go; ours is rendered in slices.
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /theme-search-algolia[\\/]lib[\\/]theme[\\/]SearchBar[\\/]index\.js$/,
            resolve: {
              alias: {
                '@docusaurus/Head': '@docusaurus/Noop',
                '@docsearch/react/modal': join(siteDir, 'src/components/SearchDialog.tsx'),
              },
            },
          },
          {
            test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]DocSearchModal\.js$/,
            loader: require.resolve('./withoutAskAi.js'),
          },
        ],
      },
    }),
  };
}
