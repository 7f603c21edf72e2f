/**
 * Every host besides our own that a page may talk to. The security policy allows only these: those of
 * configured services, and those in `data/policy.yaml`.
 */
import {configuredId, SOURCES, VARIABLE} from '../client/analytics/tagManager.ts';
import {policy} from '../facts.ts';
import type {Sources} from '@portal/hosting/rules/sources';
import {searchBackend} from '@portal/search/client/backend';

/** The hosts that Algolia's client calls, in its order: the nearest, the primary, three fallbacks. */
const algoliaHosts = (appId: string) => {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
};

const {inlineStyles: _, ...sources} = policy;

/**
 * @param env - the environment of the build
 * @returns the hosts of each configured service
 * @throws Error when a service is configured incorrectly
 */
export function thirdParties(env: NodeJS.ProcessEnv): Sources[] {
  return [
    ...(configuredId(env) ? [SOURCES] : []),
    ...(searchBackend(env) === 'algolia'
      ? [{'connect-src': algoliaHosts(env.ALGOLIA_APP_ID!)}]
      : []),
    ...(Object.keys(sources).length > 0 ? [sources] : []),
  ];
}

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
