/** The search engine: an index that ships with the site, or Algolia. */
export type SearchBackend = 'embedded' | 'algolia';

const VARIABLES = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

/**
 * Chooses the backend by three environment variables. Either all or none of them must be set.
 *
 * @throws Error that names the missing variables if only some are set, or a malformed one
 */
export function searchBackend(env: NodeJS.ProcessEnv): SearchBackend {
  const missing = VARIABLES.filter((name) => !env[name]);
  if (missing.length === 0) {
    // Parts of URLs and of the security policy.
    const malformed = VARIABLES.find((name) => !/^[\w-]+$/.test(env[name]!));
    if (!malformed) return 'algolia';
    throw new Error(
      `${malformed} is "${env[malformed]}". Expected letters, digits, - and _ only, without spaces.`,
    );
  }
  if (missing.length === VARIABLES.length) return 'embedded';
  throw new Error(
    `Search is half configured: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing. ` +
      `To use Algolia, set ${VARIABLES.join(', ')}. To use the embedded search, set none of them.`,
  );
}
