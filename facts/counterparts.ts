/**
 * Which page of the next version is about the same thing, for each version that was cut. Pages that
 * have the same route in both versions need no row. All routes are those inside their version:
 * `/limits/`, whatever folder the version is served under. The way between any two versions follows
 * this from one to the next: see `src/content/counterpart.ts`.
 */
export interface NextPages {
  /**
   * Pages that moved or were merged, `[here, in the next version]`. Where several lead to one page,
   * the first row is the way back.
   */
  moved: readonly (readonly [here: string, next: string])[];
  /** Pages that the next version has nothing for, and why: readers are told. */
  ended: Readonly<Record<string, string>>;
  /** Where sections of the next version begin here, `[in the next version, here]`. */
  sections: readonly (readonly [next: string, here: string])[];
}

/** By the id of the older version. */
export const nextPages: Readonly<Record<string, NextPages>> = {
  v1: {
    moved: [
      ['/workflows/steps/triggers/http-responses/', '/workflows/steps/triggers/'],
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
