import * as z from 'zod';
import {type Labels, labels} from './labels.ts';
import {checked} from './schema.ts';

/** The schema of labels: camelCase keys, and no duplicate labels. */
export const labelsSchema: z.ZodType<Labels> = z
  .record(z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'must be a camelCase key'), z.string().min(1))
  .check(({value: all, issues}) => {
    const keys = new Map<string, string>();
    for (const [key, label] of Object.entries(all)) {
      const first = keys.get(label);
      const message = `must not be the same label as ${first}`;
      if (first) issues.push({code: 'custom', path: [key], message, input: label});
      keys.set(label, key);
    }
  });

/** The validated labels of the current version. */
export const checkedLabels = checked('packages/content/facts/labels.ts', labelsSchema, labels);
