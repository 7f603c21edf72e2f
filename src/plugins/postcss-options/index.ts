/**
 * Spares the build what PostCSS does for nothing here: to search for its settings, in a file of each
 * of 28 names in every folder upwards for every style sheet, where Docusaurus gives them; and to
 * write styles anew for older browsers, which Lightning CSS does with the whole, as it makes it small.
 */
import type {Plugin, PostCssOptions} from '@docusaurus/types';

const isForOlderBrowsers = (plugin: unknown) =>
  Array.isArray(plugin) && /postcss-preset-env/.test(String(plugin[0]));

/** Leaves the plugins that others have added. */
function withoutWaste(options: PostCssOptions): PostCssOptions {
  const plugins = options.plugins.filter((plugin: unknown) => !isForOlderBrowsers(plugin));
  if (plugins.length === options.plugins.length) {
    throw new Error(
      'Expected postcss-preset-env among the plugins of PostCSS; Docusaurus has another way now.',
    );
  }
  return {...options, config: false, plugins};
}

export default function postcssOptions(): Plugin {
  return {name: 'postcss-options', configurePostCss: withoutWaste};
}
