import type {ThemeConfig as SearchThemeConfig} from '@docusaurus/theme-search-algolia';
import {pluginName} from '@portal/content/facts';
import {versions} from '../facts.ts';
import {searchBackend} from '@portal/search/client/backend';

/** What Docusaurus calls the versions that are searched. */
export const searchedVersions = versions.filter(({searched}) => searched).map(pluginName);

/**
 * The theme's options for search. It requires an Algolia application even for the embedded backend,
 * which gets placeholder names that are never sent anywhere.
 *
 * @param env - the environment of the build
 * @param searched - the searched versions, which share one filter
 */
export function searchTheme(
  env: NodeJS.ProcessEnv,
  searched: readonly string[],
): SearchThemeConfig['algolia'] {
  const tags = searched.map((version) => `docusaurus_tag:docs-default-${version}`);
  const algolia = searchBackend(env) === 'algolia';
  return {
    appId: algolia ? env.ALGOLIA_APP_ID! : 'embedded',
    apiKey: algolia ? env.ALGOLIA_SEARCH_API_KEY! : 'embedded',
    indexName: algolia ? env.ALGOLIA_INDEX_NAME! : 'embedded',
    // Contextual search would follow the version of the page; we search the same ones everywhere.
    contextualSearch: false,
    searchParameters: {
      // Algolia combines the filters of a nested list with OR.
      facetFilters: tags.length === 1 ? tags : [tags],
    },
    searchPagePath: 'search/',
    insights: false,
  } as unknown as SearchThemeConfig['algolia'];
}
