import * as z from 'zod';
import {wordsFor} from '../schemaMistakes.ts';
import {inBaseUnits, units, versionUnits} from '../units.ts';
import {camelCaseKey, unlessMissing} from './shared.ts';

/** The tables that show limits. */
const limitGroups = [
  ...(['credits', 'plans', 'http', 'email', 'execution', 'history', 'queue', 'data'] as const),
  ...(['api', 'components', 'flow', 'destinations', 'errors', 'workers'] as const),
  ...(['runtime', 'catalog', 'site'] as const),
] as const;

const text = z.string().min(3);

const VALUE = 'must be a number such as 50000, or a version in quotes such as "3.8"';

/** Says where the units are, because a new limit may need a new one. */
function withUnits(issue: z.core.$ZodRawIssue): string | undefined {
  const words = wordsFor(issue);
  if (issue.code !== 'invalid_value' || issue.input === undefined) return words;
  const join = words!.includes('\n') ? ' ' : '\n';
  return `${words}${join}A new unit belongs in packages/content/facts/units.ts: see "Use a fact" in CONTRIBUTING.md`;
}

const limitSchema = z
  .strictObject({
    value: z
      .union([z.number().nonnegative(), z.string().regex(/^\d+(\.\d+)*$/, VALUE)], {
        error: unlessMissing(VALUE),
      })
      .describe('The bare number, or a version in quotes.'),
    unit: z.enum(units, {error: withUnits}),
    label: text.describe('Its name in a table row.'),
    scope: text.describe('Where it applies.'),
    group: z.enum(limitGroups).describe('The table that contains it.'),
    literal: z
      .boolean()
      .exactOptional()
      .describe(
        'Whether a check reports pages that type the value themselves. By default, that depends on ' +
          'the unit: 512KB can only be the limit, while 5 minutes may be anything.',
      ),
  })
  .check(({value: {value, unit}, issues}) => {
    const isVersion = (versionUnits as readonly string[]).includes(unit);
    if (isVersion === (typeof value === 'string')) return;
    const message = isVersion
      ? 'must be in quotes, because YAML reads 3.10 as 3.1'
      : `must be a number without quotes, because the unit is ${unit}`;
    issues.push({code: 'custom', path: ['value'], message, input: value});
  });

export type Limit = z.infer<typeof limitSchema>;

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

/** The limits of a version. */
export const limitsSchema = z.record(camelCaseKey, limitSchema).check(checkOrder);

/** Limits by key. */
export type Limits = z.infer<typeof limitsSchema>;
