import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {Plugin} from '@docusaurus/types';

interface Options {
  english: object;
  /** The folder with translations: `de/<name>.json`. */
  dirPath: string;
  name: string;
  locale: string;
}

type Hooks = Pick<Plugin, 'loadContent' | 'getTranslationFiles' | 'translateContent'>;

/**
 * The hooks of a plugin whose content is texts that Node.js writes into pages, in the language of the
 * build. `docusaurus write-translations` writes them to `texts.json` in the plugin's folder of `i18n/`.
 */
export const textHooks = ({english, ...file}: Options): Hooks => ({
  loadContent: async () => ({...english, ...(await readDefaultCodeTranslationMessages(file))}),
  getTranslationFiles({content}) {
    const messages = Object.entries(content as Record<string, string>);
    const entries = messages.map(([key, message]) => [key, {message}]);
    return [{path: 'texts', content: Object.fromEntries(entries)}];
  },
  translateContent({translationFiles}) {
    const entries = translationFiles.flatMap(({content}) => Object.entries(content));
    return Object.fromEntries(entries.map(([key, {message}]) => [key, message]));
  },
});
