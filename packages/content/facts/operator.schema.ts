import * as z from 'zod';
import {operator, subprocessorCategories, type Operator} from './operator.ts';
import {checked} from './schema.ts';

const text = z.string().min(3);
const https = z.url({protocol: /^https$/, error: 'must be an https address'});
const address = z.url({protocol: /^(https|mailto)$/, error: 'must be an https or mailto address'});
const day = z.iso.date('must be a day, YYYY-MM-DD');

const attestation = z.strictObject({name: text, by: text, date: day, from: address});
const labeledAddress = z.strictObject({label: text, to: address});

/** A public key block. A private key must never end up on a page. */
const PUBLIC_KEY =
  /^-----BEGIN PGP PUBLIC KEY BLOCK-----\n[\s\S]+\n-----END PGP PUBLIC KEY BLOCK-----\n?$/;

const schema: z.ZodType<Operator> = z.strictObject({
  certifications: z.array(attestation).min(1).optional(),
  auditReports: z.array(attestation).min(1).optional(),
  dataProtectionAddendum: z.strictObject({url: https, date: day}).optional(),
  subprocessors: z
    .strictObject({
      updated: day,
      list: z
        .array(
          z.strictObject({
            name: text,
            category: z.enum(subprocessorCategories),
            purpose: text,
            location: text,
          }),
        )
        .min(1),
    })
    .optional(),
  securityContact: z.strictObject({contacts: z.array(address).min(1), expires: day}).optional(),
  pgpKey: z
    .strictObject({
      userId: z.string().regex(/^.+ <[^\s@<>]+@[^\s@<>]+>$/, 'must be a name and <an address>'),
      fingerprint: z
        .string()
        .regex(
          /^[0-9A-F]{4}( {1,2}[0-9A-F]{4}){9}$/,
          'must be 40 hexadecimal digits in groups of four',
        ),
      expires: day.optional(),
      publicKey: z
        .string()
        .regex(PUBLIC_KEY, 'must be an ASCII-armored public key block, BEGIN to END line'),
    })
    .optional(),
  outboundAddresses: z
    .array(
      z.union([z.ipv4(), z.cidrv4()], 'must be an IPv4 address or a range such as 203.0.113.0/28'),
    )
    .min(1)
    .optional(),
  s3Role: z
    .string()
    .regex(/^arn:aws[\w-]*:iam::\d{12}:role\/[\w+=,.@/-]+$/, 'must be the ARN of a role')
    .optional(),
  statusPage: z
    .strictObject({url: https, notices: z.array(labeledAddress).min(1).optional()})
    .optional(),
  support: z
    .array(z.strictObject({...labeledAddress.shape, purpose: text, hours: text}))
    .min(1)
    .optional(),
});

/**
 * @param value - the operator facts
 * @returns the same value, validated
 * @throws Error with each wrong field of `packages/content/facts/operator.ts`, its expected and its actual value
 */
export const checkOperator = (value: Operator): Operator =>
  checked('packages/content/facts/operator.ts', schema, value);

/** The validated operator facts, which the build reads. */
export const checkedOperator = checkOperator(operator);
