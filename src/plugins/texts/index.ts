/** The translated texts of the components in `src/`, for languages that this folder has. */
import {join} from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';

export default function texts({i18n}: Pick<LoadContext, 'i18n'>): Plugin {
  return {
    name: 'texts',
    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: join(__dirname, 'locales'),
        locale: i18n.currentLocale,
        name: 'texts',
      }),
  };
}
