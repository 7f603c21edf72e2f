import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {pluginName, type Version} from '../facts/versions.ts';
import {searchBackend} from '../src/search/backend.ts';

/** Results in the dialog. */
const HITS = 12;

/**
 * What the theme is told. It demands an application in any case; for the embedded backend it gets
 * names of our own, that are never sent anywhere.
 *
 * @param env - the environment of the build
 * @param versions - every version; those that are searched share one filter
 */
export function searchTheme(
  env: NodeJS.ProcessEnv,
  versions: readonly Version[],
): ThemeConfig['algolia'] {
  const tags = versions
    .filter(({searched}) => searched)
    .map((version) => `docusaurus_tag:docs-default-${pluginName(version)}`);
  const algolia = searchBackend(env) === 'algolia';
  return {
    appId: algolia ? env.ALGOLIA_APP_ID! : 'embedded',
    apiKey: algolia ? env.ALGOLIA_SEARCH_API_KEY! : 'embedded',
    indexName: algolia ? env.ALGOLIA_INDEX_NAME! : 'embedded',
    placeholder: 'Search...',
    // Not the version being read, which this would follow: the same ones on every page.
    contextualSearch: false,
    // A screenful: all of them are drawn anew at each key press. The results page has the others.
    searchParameters: {
      // Filters in a list of their own are alternatives.
      facetFilters: tags.length === 1 ? tags : [tags],
      hitsPerPage: HITS,
    },
    searchPagePath: 'search/',
    insights: false,
    // Groups are sidebar sections; the default of five hides what is further down in one.
    maxResultsPerGroup: 8,
  } as unknown as ThemeConfig['algolia'];
}
