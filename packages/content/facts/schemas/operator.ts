import * as z from 'zod';

const text = z.string().min(3);
const https = z.url({protocol: /^https$/, error: 'must be an https URL'});
const contact = z
  .url({protocol: /^(https|mailto)$/, error: 'must be an https or mailto URL'})
  .describe('An https: or mailto: URL.');
const day = z.iso.date('must be a day in quotes, as in "2031-03-01"');

/** A certificate, an attestation or a test by a third party. */
const attestation = z.strictObject({
  name: text.describe('Its name: SOC 2 Type 2, Penetration test.'),
  by: text.describe('The auditor or tester.'),
  date: day.describe('The date of the certificate or the report.'),
  from: contact.describe('Where readers can get or request the report.'),
});
const labeledLink = z.strictObject({label: text, to: contact});

/** A public key block. A private key must never end up on a page. */
const PUBLIC_KEY =
  /^-----BEGIN PGP PUBLIC KEY BLOCK-----\n[\s\S]+\n-----END PGP PUBLIC KEY BLOCK-----\n?$/;

const subprocessor = z.strictObject({
  name: text,
  category: z.enum([
    'Cloud hosting',
    'Monitoring and error tracking',
    'Analytics',
    'Customer support',
  ]),
  purpose: text.describe('What the platform uses it for.'),
  location: text.describe('The country or region in which it processes data.'),
});

const pgpKey = z.strictObject({
  userId: z
    .string()
    .regex(/^.+ <[^\s@<>]+@[^\s@<>]+>$/, 'must be a name and <an email address>')
    .describe('The user ID of the key: Security <security@…>.'),
  fingerprint: z
    .string()
    .regex(/^[0-9A-F]{4}( {1,2}[0-9A-F]{4}){9}$/, 'must be 40 hexadecimal digits in groups of four')
    .describe('The last four groups are the key ID.'),
  expires: day.exactOptional(),
  publicKey: z
    .string()
    .regex(PUBLIC_KEY, 'must be an ASCII-armored public key block, BEGIN to END line'),
});

const ipRange = z.union(
  [z.ipv4(), z.cidrv4()],
  'must be an IPv4 address or a range such as 203.0.113.0/28',
);

/** Each fact is optional, because only the operator of the platform can state it. */
export const operatorSchema = z
  .strictObject({
    certifications: z
      .array(attestation)
      .min(1)
      .describe('Valid certificates and attestations. /privacy-and-security/'),
    auditReports: z
      .array(attestation)
      .min(1)
      .describe(
        'The latest tests by third parties, such as penetration tests. /privacy-and-security/',
      ),
    dataProtectionAddendum: z
      .strictObject({url: https, date: day.describe('The date of the current version.')})
      .describe('It’s part of the terms. /privacy-and-security/, /subprocessors/'),
    subprocessors: z
      .strictObject({updated: day, list: z.array(subprocessor).min(1)})
      .describe(
        'Companies that process customers’ personal data, and the date of the list. /subprocessors/',
      ),
    securityContact: z
      .strictObject({
        contacts: z
          .array(contact)
          .min(1)
          .describe('Where to send reports, in order of preference.'),
        expires: day.describe('At most a year from now, as RFC 9116 recommends.'),
      })
      .describe('Where to report vulnerabilities. /.well-known/security.txt'),
    pgpKey: pgpKey.describe('The key for encrypted email. /privacy-and-security/pgp-key/'),
    outboundAddresses: z
      .array(ipRange)
      .min(1)
      .describe(
        'All fixed IPv4 addresses of $.send.http() and $.send.s3(), each as an address or in CIDR ' +
          'notation. /destinations/http/, /destinations/s3/',
      ),
    s3Role: z
      .string()
      .regex(/^arn:aws[\w-]*:iam::\d{12}:role\/[\w+=,.@/-]+$/, 'must be the ARN of a role')
      .describe('The role that a bucket policy has to allow. /destinations/s3/'),
    statusPage: z
      .strictObject({
        url: https,
        notices: z
          .array(labeledLink)
          .min(1)
          .exactOptional()
          .describe('Other channels that report incidents, such as a feed.'),
      })
      .describe('/status/'),
    support: z
      .array(
        z.strictObject({
          ...labeledLink.shape,
          purpose: text.describe('The topics or plans it’s for.'),
          hours: text.exactOptional().describe('The support hours, with the time zone.'),
        }),
      )
      .min(1)
      .describe(
        'Ways to reach support besides the support form, with their hours. /new-feature-or-bug/',
      ),
  })
  .exactPartial();

/**
 * Hosts of RFC 2606, addresses of RFC 5737, and the account ID of the AWS documentation, with which
 * nobody can reach anything.
 */
const RESERVED =
  /(^|[/@.])example\.(com|net|org)\b|\.example(\/|$)|^(192\.0\.2|198\.51\.100|203\.0\.113)\.|:123456789012:/;

/** The texts in a value that are reserved for documentation, each with its place. */
function reservedIn(value: unknown, path: PropertyKey[] = []): {path: PropertyKey[]}[] {
  if (typeof value === 'string') return RESERVED.test(value) ? [{path}] : [];
  return Object.entries(Object(value)).flatMap(([key, item]) =>
    reservedIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * Returns the schema for a brand: only one whose own domain is reserved may show reserved values.
 *
 * @param domain - the domain of the product
 */
export const operatorSchemaOf = (domain: string) =>
  operatorSchema.superRefine((operator, context) => {
    if (/(^|\.)example$/.test(domain)) return;
    for (const {path} of reservedIn(operator)) {
      const message = `is reserved for documentation, but ${domain} is a real domain\nwrite your own value, or delete it`;
      context.addIssue({code: 'custom', path, message});
    }
  });

export type Operator = z.infer<typeof operatorSchema>;
export type Attestation = z.infer<typeof attestation>;
export type LabeledLink = z.infer<typeof labeledLink>;
