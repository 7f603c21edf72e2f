import * as z from 'zod';
import {checked} from './schema.ts';
import {runtimes, type Version, versions} from './versions.ts';

/** The format of version IDs: `v3`, `v3.1`. Commands refuse others. */
export const versionName = /^v\d+(\.\d+)*$/;

const common = {
  id: z.string().regex(versionName, 'must be a version such as v3'),
  label: z.string().min(1),
  badge: z.string().min(1).optional(),
  runtime: z.enum(runtimes),
  searched: z.boolean(),
  indexed: z.boolean(),
};

const current = z.strictObject({
  ...common,
  path: z.literal('', 'must be empty: the current version has no folder'),
  state: z.literal('current', 'must be current for the first row'),
});

const frozen = z.strictObject({
  ...common,
  path: z.string().regex(versionName, 'must be a folder such as v3'),
  state: z.enum(['maintained', 'unmaintained'], 'must be maintained or unmaintained'),
  banner: z.string().regex(/\.$/, 'must end the sentence "This page is about v1, …"'),
  migrationGuide: z
    .string()
    .regex(/^\/.*\/$/, 'must be a route such as /limits/')
    .optional(),
});

/** Reports IDs, labels and folders that two versions share. */
function checkTwins({value: rows, issues}: z.core.ParsePayload<readonly Version[]>): void {
  for (const key of ['id', 'label', 'path'] as const) {
    rows.forEach((row, at) => {
      if (rows.findIndex((other) => other[key] === row[key]) === at) return;
      const message = 'must not be that of another version';
      issues.push({code: 'custom', path: [at, key], message, input: row[key]});
    });
  }
}

/** The schema of the table of versions: first the current one, then the frozen ones. */
export const versionsSchema: z.ZodType<readonly Version[]> = z
  .tuple([current], frozen)
  .check(checkTwins) as unknown as z.ZodType<readonly Version[]>;

/** The validated versions, which the build reads. */
export const checkedVersions = checked(
  'packages/content/facts/versions.ts',
  versionsSchema,
  versions,
);
