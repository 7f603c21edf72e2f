import {join} from 'node:path';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {isEnglish, stemmerModule} from './indexing/language.ts';
import type {SearchOptions} from './indexing/write.ts';

interface Suggestions {
  /** Queries: a task, a name from code, an error, a number. */
  examples: readonly string[];
  /** Pages to start with. */
  starts: readonly {label: string; to: string}[];
}

/** What components of search know about the site. They read it with the name of the plugin. */
export interface SearchData extends Pick<SearchOptions, 'versions'> {
  /** What readers see before they search, or if nothing was found. */
  suggestions?: Suggestions | undefined;
}

/** Puts the stemmer of the site's language in the place of the English one. */
const stemmerFor = (locale: string): Record<string, string> =>
  isEnglish(locale)
    ? {}
    : {
        '@portal/search/engine/stemmer$':
          stemmerModule(locale) ?? join(__dirname, 'engine/noStemmer.ts'),
      };

/** Makes the plugin that gives its options to the components of search. */
export default (options: SearchData) =>
  function searchPlugin({i18n}: Pick<LoadContext, 'i18n'>): Plugin {
    return {
      name: 'portal-search',
      // Here, `docusaurus write-translations` finds the texts.
      getPathsToWatch: () => [join(__dirname, '{client,dialog,page,results}/*.{ts,tsx}')],
      getDefaultCodeTranslationMessages: () =>
        readDefaultCodeTranslationMessages({
          dirPath: join(__dirname, 'locales'),
          locale: i18n.currentLocale,
          name: 'search',
        }),
      contentLoaded: ({actions}) => actions.setGlobalData(options),
      configureWebpack: () => ({resolve: {alias: stemmerFor(i18n.currentLocale)}}),
    };
  };
