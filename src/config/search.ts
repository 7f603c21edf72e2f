import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {pluginName, type Version} from '@portal/content/facts/versions';
import {searchBackend} from '@portal/search/engine/backend';

/** How many results the dialog shows. */
const HITS = 12;

/**
 * The theme's options for search. It requires an Algolia application even for the embedded backend,
 * which gets placeholder names that are never sent anywhere.
 *
 * @param env - the environment of the build
 * @param versions - every version; the searched ones share one filter
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
    // Contextual search would follow the version of the page; we search the same ones everywhere.
    contextualSearch: false,
    searchParameters: {
      // Algolia combines the filters of a nested list with OR.
      facetFilters: tags.length === 1 ? tags : [tags],
      // A screenful, because every key press renders all of them. The results page has the rest.
      hitsPerPage: HITS,
    },
    searchPagePath: 'search/',
    insights: false,
    // Groups are sidebar sections. The default of five hides too many results of a section.
    maxResultsPerGroup: 8,
  } as unknown as ThemeConfig['algolia'];
}
