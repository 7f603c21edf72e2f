/**
 * Spares the build the search for settings of PostCSS. Docusaurus gives them; without being told so,
 * the loader looks, for every style sheet, for a file of settings by each of 28 names in every folder
 * upwards, which a build waits for.
 */
import type {Plugin} from '@docusaurus/types';

export default function postcssOptions(): Plugin {
  return {
    name: 'postcss-options',
    configurePostCss: (options) => ({...options, config: false}),
  };
}
