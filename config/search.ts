import type {ThemeConfig} from '@docusaurus/theme-search-algolia';

/** Which engine answers: an index that ships with the site, or Algolia. */
export type SearchBackend = 'embedded' | 'algolia';

const VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Chooses the backend by three environment variables: all of them, or none.
 *
 * @throws Error that names the missing variables when only some are set
 */
export function searchBackend(env: NodeJS.ProcessEnv): SearchBackend {
  const missing = VARIABLES.filter((name) => !env[name]);
  if (missing.length === 0) return 'algolia';
  if (missing.length === VARIABLES.length) return 'embedded';
  throw new Error(
    `Search is half configured: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
      `Set all of ${VARIABLES.join(', ')} for Algolia, or none for the embedded search.`,
  );
}

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
