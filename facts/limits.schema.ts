import * as z from 'zod';
import {limitGroups, limits} from './limits.ts';
import {v1Limits} from './limits.v1.ts';
import {checked} from './schema.ts';
import {units} from './units.ts';

const schema = z.record(
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
    spec: z.literal(true).optional(),
    literal: z.boolean().optional(),
  }),
);

/** The limits, known to be well formed: what the build reads. */
export const checkedLimits = checked('facts/limits.ts', schema, limits);

/** The same for those of v1. */
export const checkedV1Limits = checked('facts/limits.v1.ts', schema, v1Limits);
