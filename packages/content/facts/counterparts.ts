/**
 * The pages of frozen versions and their counterparts in the next version. Pages with the same route
 * in both versions need no row. All routes are relative to their version: `/limits/`, regardless of
 * the version's folder. `packages/content/routes/counterpart.ts` connects any two versions by following this table
 * from one version to the next.
 */
export interface NextPages {
  /**
   * Pages that moved or were merged, `[here, in the next version]`. If several pages have the same
   * counterpart, that page links back to the first of them.
   */
  moved: readonly (readonly [here: string, next: string])[];
  /** Pages without a counterpart in the next version, with a reason that readers see. */
  ended: Readonly<Record<string, string>>;
  /** Sections of the next version and where they start here, `[in the next version, here]`. */
  sections: readonly (readonly [next: string, here: string])[];
}

/** By the ID of the older version. */
export const nextPages: Readonly<Record<string, NextPages>> = {
  v1: {
    moved: [
      ['/workflows/steps/triggers/http-responses/', '/workflows/steps/triggers/http/'],
      ['/workflows/steps/params/', '/workflows/steps/using-props/'],
      ['/workflows/steps/code/', '/code/nodejs/'],
      ['/workflows/steps/code/auth/', '/code/nodejs/auth/'],
      ['/workflows/steps/code/state/', '/code/nodejs/using-data-stores/'],
      ['/workflows/steps/code/async/', '/code/nodejs/async/'],
      ['/workflows/steps/code/nodejs/http-requests/', '/code/nodejs/http-requests/'],
      ['/workflows/steps/code/nodejs/working-with-files/', '/code/nodejs/working-with-files/'],
      ['/workflows/managing/', '/workflows/build-and-run/'],
      ['/workflows/events/test/', '/workflows/build-and-run/'],
      ['/workflows/events/concurrency-and-throttling/', '/workflows/concurrency-and-throttling/'],
      ['/public-workflows/', '/workflows/copy/'],
      ['/errors/', '/troubleshooting/'],
      ['/workflows/error-handling/global-error-workflow/', '/workflows/errors/'],
      ['/event-sources/', '/sources/'],
      ['/cli/', '/cli/reference/'],
      ['/orgs/', '/workspaces/'],
      ['/security/', '/privacy-and-security/'],
    ],
    ended: {
      '/destinations/sql/': 'The SQL service ended with v1.',
      '/destinations/snowflake/': 'The Snowflake destination ended with v1.',
    },
    sections: [
      ['/code/', '/workflows/steps/code/'],
      ['/api/', '/api/rest/'],
      ['/cli/', '/cli/'],
      ['/components/', '/event-sources/'],
      ['/data-stores/', '/workflows/steps/code/state/'],
    ],
  },
};
