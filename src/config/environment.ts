import {providers} from '../client/analytics/index.ts';

/**
 * The environment variables that a build reads. `npm run serve` rebuilds when one of them changes. A
 * test fails when the configuration reads one that isn't listed.
 */
export const BUILD_VARIABLES: readonly string[] = [
  'ALGOLIA_APP_ID',
  'ALGOLIA_INDEX_NAME',
  'ALGOLIA_SEARCH_API_KEY',
  ...providers.map(({variable}) => variable),
];
