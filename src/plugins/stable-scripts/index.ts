/**
 * Makes scripts the same in every build of the same sources.
 *
 * While a script with a runtime in it is minified, the names of other scripts in it carry hashes of
 * how the bundler works: other ones with warm caches than with cold ones. The hashes of what is in
 * the files replace them later. But the minifier hands out short names by how often each letter
 * occurs in the text, hashes included, and so other hashes made another script, and with it another
 * address in every page. Here, names do not go by letters: for the readers of this site, measured,
 * scripts weigh the same.
 */
import {getSwcJsMinimizerOptions, rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

/** SWC reads it; the types of the bundler do not know it. */
const mangle = {disableCharFreq: true} as object;

export default function stableScripts(): Plugin {
  return {
    name: 'stable-scripts',
    configureWebpack(_, isServer) {
      if (isServer) return {};
      const minimizer = new rspack.SwcJsMinimizerRspackPlugin({
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
