import * as z from 'zod';
import {route} from './shared.ts';

const pages = z.strictObject({
  moved: z
    .array(z.tuple([route, route]))
    .describe(
      'Pages that moved or were merged: [here, in the next version]. If several pages have the same ' +
        'counterpart, that page links back to the first of them.',
    ),
  ended: z
    .record(route, z.string().min(3))
    .describe('Pages without a counterpart in the next version, with a reason that readers see.'),
  sections: z
    .array(z.tuple([route, route]))
    .describe(
      'Sections of the next version and where they start here: [in the next version, here].',
    ),
});

/** By the ID of the older version. */
export const counterpartsSchema = z.record(z.string(), pages);

export type NextPages = z.infer<typeof pages>;
