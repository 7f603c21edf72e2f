/**
 * Every host beside our own that a page may talk to, in one place: the security policy allows these
 * and no others. A service that is not configured is not allowed either.
 */
import {configuredProvider} from '../src/analytics/index.ts';
import type {ThirdParty} from '../src/output/hosts/contentSecurity.ts';
import {searchBackend} from '../src/search/backend.ts';

/** The hosts that Algolia's client asks, in its own order: nearest, primary, three to fall back on. */
const algoliaHosts = (appId: string) => {
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${id}-${number}.algolianet.com`),
  ];
};

/**
 * @param env - the environment of the build
 * @returns the services that it configures
 * @throws Error when one is configured wrongly
 */
export function thirdParties(env: NodeJS.ProcessEnv): ThirdParty[] {
  const analytics = configuredProvider(env)?.provider;
  return [
    ...(analytics ? [{name: analytics.name, sources: analytics.sources}] : []),
    ...(searchBackend(env) === 'algolia'
      ? [{name: 'Algolia', sources: {'connect-src': algoliaHosts(env.ALGOLIA_APP_ID!)}}]
      : []),
  ];
}
