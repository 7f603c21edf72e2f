/**
 * Where deliveries of destinations come from. The values are placeholders from the ranges and
 * account numbers that are reserved for documentation; a platform team types its own.
 */
import * as z from 'zod';
import {product} from './product.ts';
import {checked} from './schema.ts';

const schema = z.strictObject({
  sourceAddress: z.strictObject({first: z.ipv4(), second: z.ipv4(), third: z.ipv4()}),
  s3Role: z.string().regex(/^arn:aws:iam::\d{12}:role\/[\w+=,.@/-]+$/, 'must be the ARN of a role'),
});

/** Who delivers. */
export type Delivery = z.infer<typeof schema>;

export const delivery: Delivery = checked('facts/delivery.ts', schema, {
  /** The fixed addresses that `$.send.http()` and `$.send.s3()` use. */
  sourceAddress: {first: '192.0.2.17', second: '198.51.100.24', third: '203.0.113.130'},
  /** The role that a bucket policy has to let in for `$.send.s3()`. */
  s3Role: `arn:aws:iam::123456789012:role/${product.slug}-delivery`,
});
