import * as z from 'zod';

const origins = z
  .array(
    z
      .string()
      .regex(
        /^https:\/\/[\w.*-]+(?::\d+)?$/,
        'must be an origin such as https://images.example.com',
      ),
  )
  .min(1);

/** What pages may show and do besides what the security policy allows on any portal. */
export const policySchema = z
  .strictObject({
    'img-src': origins.describe('Where images of other hosts are from.'),
    'frame-src': origins.describe('What frames may show, such as a video player.'),
    'connect-src': origins.describe('What components may request.'),
    inlineStyles: z
      .boolean()
      .describe('Whether elements may have a style attribute. Each is allowed by its hash.'),
  })
  .exactPartial();

export type Policy = z.infer<typeof policySchema>;
