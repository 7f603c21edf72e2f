import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import {searchBackend} from '../src/search/backend.ts';

/** Results in the dialog. */
const HITS = 12;

/**
 * What the theme is told. It demands an application in any case; for the embedded backend it gets
 * names of our own, that are never sent anywhere.
 *
 * @param env - the environment of the build
 * @param version - the Docusaurus tag of the version that is searched: the latest
 */
export function searchTheme(env: NodeJS.ProcessEnv, version: string): ThemeConfig['algolia'] {
  const algolia = searchBackend(env) === 'algolia';
  return {
    appId: algolia ? env.ALGOLIA_APP_ID! : 'embedded',
    apiKey: algolia ? env.ALGOLIA_SEARCH_API_KEY! : 'embedded',
    indexName: algolia ? env.ALGOLIA_INDEX_NAME! : 'embedded',
    placeholder: 'Search...',
    // Not the version being read, which this would follow: the latest one, on every page.
    contextualSearch: false,
    // A screenful: all of them are drawn anew at each key press. The results page has the others.
    searchParameters: {facetFilters: [`docusaurus_tag:${version}`], hitsPerPage: HITS},
    searchPagePath: 'search/',
    insights: false,
    // Groups are sidebar sections; the default of five hides what is further down in one.
    maxResultsPerGroup: 8,
  } as unknown as ThemeConfig['algolia'];
}

/** The Docusaurus tag of the latest version's pages. */
export const LATEST_TAG = 'docs-default-current';
