/**
 * The router compares an address with one page after the other, several times for every page that is
 * rendered and in the browser at every click: on a site of thousands of pages that is most of the
 * time. This puts a look-up in a table in its place.
 */
import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

export default function routeLookup(): Plugin {
  return {
    name: 'route-lookup',
    configureWebpack: () => ({
      resolve: {alias: {'react-router-config$': join(__dirname, 'routes.ts')}},
      module: {
        rules: [
          {
            // It tries every page of a version, to find the sidebar of the one that is shown.
            test: /plugin-content-docs[\\/]lib[\\/]client[\\/]docsUtils\.js$/,
            resolve: {alias: {'@docusaurus/router$': join(__dirname, 'router.ts')}},
          },
        ],
      },
    }),
  };
}
