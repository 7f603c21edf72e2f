/**
 * Keeps the app from growing with the site. Docusaurus puts the route of every page into it, with the
 * names of the files that the page is made of; here each folder's come with whoever goes there.
 */
import {basename, join} from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';
import {moveHashes} from './moveHashes.ts';
import {PART_FILE} from './names.js';

/** As the files of Docusaurus that wait for a page ask for it; it asks for the original by its whole name. */
const PRELOAD = /^\.\/preload$/;

/** The runtime, the app, and the parts: what knows the files of pages. */
function loadsPages(file: string): boolean {
  const name = basename(file);
  return name.endsWith('.js') && (/^(runtime~)?main\./.test(name) || PART_FILE.test(name));
}

type Compiler = Parameters<InstanceType<typeof rspack.BannerPlugin>['apply']>[0];

const NAME = 'route-parts';

/** Once scripts are minified, and before their own names are made of their contents. */
const hashesInParts = {
  apply(compiler: Compiler) {
    const {RawSource} = compiler.webpack.sources;
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 2;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) =>
      compilation.hooks.processAssets.tap({name: NAME, stage}, (assets) => {
        const scripts = Object.keys(assets).filter(loadsPages);
        const texts = scripts.map((file) => [file, String(assets[file]!.source())] as const);
        for (const [file, text] of moveHashes(new Map(texts))) {
          compilation.updateAsset(file, new RawSource(text));
        }
      }),
    );
  },
};

export default function routeParts(): Plugin {
  return {
    name: NAME,
    configureWebpack(_, isServer) {
      // While pages are written, nobody waits for a large file, and all pages may change.
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const preloading = new rspack.NormalModuleReplacementPlugin(PRELOAD, (data) => {
        if (!/[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(data.context ?? '')) return;
        data.request = join(__dirname, 'preload.ts');
      });
      return {
        module: {
          rules: [
            {
              test: /[\\/]\.docusaurus[\\/](routes\.js|registry\.js|routesChunkNames\.json)$/,
              loader: require.resolve('./loader.js'),
            },
          ],
        },
        plugins: [preloading, hashesInParts],
      } as unknown as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
