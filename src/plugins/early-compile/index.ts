/**
 * Has browsers compile what is sure to run while it arrives, beside the page: by themselves they
 * compile each function when it is called first, and whoever opens the search or presses a key waits
 * for hundreds of them. Chromium knows the mark since version 136; to others it is a comment.
 *
 * @see https://v8.dev/blog/explicit-compile-hints
 */
import {rspack} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';

/** The app itself, what it stands on, and the search dialog. */
const RUNS_WHOLE = /[\\/](framework|main|[^\\/]*DocSearchModal[^\\/]*)\.[\da-f]+\.js$/;

const MARK = '//# allFunctionsCalledOnLoad';

export default function earlyCompile(): Plugin {
  return {
    name: 'early-compile',
    configureWebpack(_, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const marking = new rspack.BannerPlugin({
        banner: MARK,
        raw: true,
        include: RUNS_WHOLE,
        // After the minifier, which drops comments, and before names are made of contents.
        stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
      });
      // Typed for another bundler than the one in use.
      return {plugins: [marking]} as unknown as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
