import * as z from 'zod';
import {camelCaseKey} from './shared.ts';

/** The labels of a version, by key. No two keys have the same label. */
export const labelsSchema = z
  .record(camelCaseKey, z.string().min(1))
  .check(({value: all, issues}) => {
    const keys = new Map<string, string>();
    for (const [key, label] of Object.entries(all)) {
      const first = keys.get(label);
      const message = `must not be the same label as ${first}`;
      if (first) issues.push({code: 'custom', path: [key], message, input: label});
      keys.set(label, key);
    }
  });

export type Labels = Readonly<z.infer<typeof labelsSchema>>;
