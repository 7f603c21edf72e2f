import * as z from 'zod';
import {target} from './shared.ts';

const row = z.strictObject({
  from: z
    .string()
    .regex(
      /^\/[^#?]*$/,
      'must be a path without query or hash; a heading that moved belongs to movedAnchors',
    )
    .describe('The former path, relative to /docs.'),
  to: target,
});

const group = z.strictObject({
  reason: z.string().min(10).describe('Why these paths exist.'),
  rows: z.array(row).min(1),
});

const anchor = z.strictObject({
  from: z.string().regex(/^\/[^#?]*#[^#?]+$/, 'must be a path with a hash'),
  to: z.string().regex(/^\/[^?]*$/, 'must be a path of this site, with or without a hash'),
});

export const redirectsSchema = z.strictObject({
  redirects: z.array(group),
  movedAnchors: z
    .array(anchor)
    .describe(
      'Headings that were published under another URL. The browser redirects them, because hosts ' +
        'don’t see the hash. The old path can be a page or a legacy path in the table above.',
    ),
});

export type RedirectRow = z.infer<typeof row>;
export type RedirectGroup = z.infer<typeof group>;
export type MovedAnchor = z.infer<typeof anchor>;
