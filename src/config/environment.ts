import {VARIABLE} from '../client/analytics/tagManager.ts';

/**
 * The environment variables that a build reads. Tests fail if the configuration reads one that isn't
 * listed, or if a workflow that publishes doesn't pass one to the build.
 */
export const BUILD_VARIABLES: readonly string[] = [
  'ALGOLIA_APP_ID',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_SEARCH_API_KEY',
  VARIABLE,
];
