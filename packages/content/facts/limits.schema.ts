import * as z from 'zod';
import {labelsSchema} from './labels.schema.ts';
import {inBaseUnits, type Limit, limitGroups, limits} from './limits.ts';
import {checked} from './schema.ts';
import type {ChangedNames, Snapshot} from './snapshot.ts';
import {snapshots} from './snapshots.ts';
import {units} from './units.ts';

/** Suffixes of limits with the same stem, from the smallest to the greatest value. */
const order = ['Min', 'Default', 'Max'];

const amount = (limit: Limit) => inBaseUnits(limit) ?? Number(limit.value);

/** Reports each `xMin` above `xDefault` or `xMax`, and each `xDefault` above `xMax`. */
function checkOrder({value: all, issues}: z.core.ParsePayload<Record<string, Limit>>): void {
  for (const [key, limit] of Object.entries(all)) {
    const [, stem, end] = /^(.+)(Min|Default)$/.exec(key) ?? [];
    for (const greater of end ? order.slice(order.indexOf(end) + 1) : []) {
      const bound = all[`${stem}${greater}`];
      if (bound && amount(limit) > amount(bound)) {
        const message = `must not be above ${stem}${greater}`;
        issues.push({code: 'custom', path: [key, 'value'], message, input: limit.value});
      }
    }
  }
}

/** The schema of a table of limits. */
export const schema: z.ZodType<Record<string, Limit>> = z
  .record(
    z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'must be a camelCase key'),
    z.strictObject({
      value: z.union([
        z.number().nonnegative(),
        z.string().regex(/^\d+(\.\d+)*$/, 'must be a version such as 3.8'),
      ]),
      unit: z.enum(units),
      label: z.string().min(3),
      scope: z.string().min(3),
      group: z.enum(limitGroups),
      raise: z.string().min(3).optional(),
      error: z.string().min(3).optional(),
      beyond: z.string().min(3).optional(),
      literal: z.boolean().optional(),
    }),
  )
  .check(checkOrder);

/** The validated limits, which the build reads. */
export const checkedLimits = checked('packages/content/facts/limits.ts', schema, limits);

const namesSchema = z.strictObject({
  cli: z.string().min(1).optional(),
  prefix: z.string().min(1).optional(),
  envPrefix: z.string().min(1).optional(),
  doNotTrackVariable: z.string().min(1).optional(),
}) as z.ZodType<ChangedNames>;

/** The validated facts of each frozen version. */
export const checkedSnapshots: Readonly<Record<string, Snapshot>> = Object.fromEntries(
  Object.entries(snapshots).map(([id, {limits: frozen, names, labels: ownLabels}]) => [
    id,
    {
      limits: checked(`packages/content/facts/versions/${id}/limits.ts`, schema, frozen),
      names: checked(`packages/content/facts/versions/${id}/names.ts`, namesSchema, names),
      labels: checked(`packages/content/facts/versions/${id}/labels.ts`, labelsSchema, ownLabels),
    },
  ]),
);
