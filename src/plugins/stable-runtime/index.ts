/**
 * Makes the runtime, which names all other scripts, and the worker of the search, which brings a
 * runtime of its own, the same in every build of the same sources.
 *
 * While it is minified, those names carry hashes of how the bundler works: other ones with warm
 * caches than with cold ones. The hashes of what is in the files replace them later. But the
 * minifier hands out short names by how often each letter occurs in the text, hashes included, and
 * so other hashes made another runtime, and with it another address in every page.
 */
import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

/**
 * The assets with a runtime in them: that of an entry, whose name stands behind the tilde, and the
 * worker that `src/search/client.ts` names.
 */
const RUNTIME = /(?:runtime~.+|\bsearch\.[\da-f]+)\.js$/;

/** SWC reads it; the types of the bundler do not know it. */
const mangle = {disableCharFreq: true} as object;

export default function stableRuntime(): Plugin {
  return {
    name: 'stable-runtime',
    configureWebpack(_, isServer) {
      if (isServer) return {};
      const minimizer = new rspack.SwcJsMinimizerRspackPlugin({
        include: RUNTIME,
        minimizerOptions: {...(getSwcJsMinimizerOptions() as object), mangle},
      });
      return {
        // The first minimizer that takes a file is the only one.
        mergeStrategy: {'optimization.minimizer': 'prepend'},
        optimization: {minimizer: [minimizer]},
        // Typed for another bundler than the one in use.
      } as unknown as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
