/**
 * Which page of v1 and which of v2 are about the same thing: `[v1, v2]`, relative to the site. The
 * version menu, the banner of v1 pages and the note on v2 pages follow it. Where several v1 pages
 * share a v2 page, the first row is the way back. A v1 page without a counterpart says why.
 */
export const counterparts: readonly (readonly [v1: string, v2: string])[] = [
  ['/v1/', '/'],
  ['/v1/quickstart/', '/quickstart/'],
  ['/v1/workflows/', '/workflows/'],
  ['/v1/workflows/steps/', '/workflows/steps/'],
  ['/v1/workflows/steps/triggers/', '/workflows/steps/triggers/'],
  ['/v1/workflows/steps/triggers/http-responses/', '/workflows/steps/triggers/'],
  ['/v1/workflows/steps/actions/', '/workflows/steps/actions/'],
  ['/v1/workflows/steps/params/', '/workflows/steps/using-props/'],
  ['/v1/workflows/steps/code/', '/code/nodejs/'],
  ['/v1/workflows/steps/code/auth/', '/code/nodejs/auth/'],
  ['/v1/workflows/steps/code/state/', '/code/nodejs/using-data-stores/'],
  ['/v1/workflows/steps/code/async/', '/code/nodejs/async/'],
  ['/v1/workflows/steps/code/nodejs/http-requests/', '/code/nodejs/http-requests/'],
  ['/v1/workflows/steps/code/nodejs/working-with-files/', '/code/nodejs/working-with-files/'],
  ['/v1/workflows/events/', '/workflows/events/'],
  ['/v1/workflows/events/inspect/', '/workflows/events/inspect/'],
  ['/v1/workflows/managing/', '/workflows/build-and-run/'],
  ['/v1/workflows/events/test/', '/workflows/build-and-run/'],
  ['/v1/workflows/events/concurrency-and-throttling/', '/workflows/concurrency-and-throttling/'],
  ['/v1/workflows/events/cold-starts/', '/workflows/events/cold-starts/'],
  ['/v1/workflows/settings/', '/workflows/settings/'],
  ['/v1/public-workflows/', '/workflows/copy/'],
  ['/v1/environment-variables/', '/environment-variables/'],
  ['/v1/connected-accounts/', '/connected-accounts/'],
  ['/v1/errors/', '/troubleshooting/'],
  ['/v1/workflows/error-handling/global-error-workflow/', '/workflows/errors/'],
  ['/v1/event-sources/', '/sources/'],
  ['/v1/destinations/', '/destinations/'],
  ['/v1/destinations/http/', '/destinations/http/'],
  ['/v1/destinations/email/', '/destinations/email/'],
  ['/v1/destinations/s3/', '/destinations/s3/'],
  ['/v1/destinations/emit/', '/destinations/emit/'],
  ['/v1/destinations/sse/', '/destinations/sse/'],
  ['/v1/cli/', '/cli/reference/'],
  ['/v1/api/rest/', '/api/rest/'],
  ['/v1/orgs/', '/workspaces/'],
  ['/v1/limits/', '/limits/'],
  ['/v1/pricing/', '/pricing/'],
  ['/v1/security/', '/privacy-and-security/'],
];

/** Pages of v1 that v2 has nothing for, and why. */
export const withoutCounterpart: Readonly<Record<string, string>> = {
  '/v1/destinations/sql/': 'The SQL service ended with v1.',
  '/v1/destinations/snowflake/': 'The Snowflake destination ended with v1.',
};
