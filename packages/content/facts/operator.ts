/**
 * Facts that only the operator of the platform can state. They're empty in the default build, so pages
 * show a box that says where to request documents, and leave out the rest. If you fill in a field,
 * pages show its value instead. The schema is in `operator.schema.ts`, because browsers load this file,
 * too.
 */

/** A certificate, an attestation or a test by a third party. */
export interface Attestation {
  /** Its name: `SOC 2 Type 2`, `Penetration test`. */
  name: string;
  /** The auditor or tester. */
  by: string;
  /** The date of the certificate or the report, `YYYY-MM-DD`. */
  date: string;
  /** Where readers can get or request the report: an `https:` or `mailto:` URL. */
  from: string;
}

/** The data protection addendum, which is part of the terms. */
export interface DataProtectionAddendum {
  /** Its URL. */
  url: string;
  /** The date of the current version, `YYYY-MM-DD`. */
  date: string;
}

/** A company that processes customers' personal data for the platform. */
export interface Subprocessor {
  name: string;
  category: SubprocessorCategory;
  /** What the platform uses it for. */
  purpose: string;
  /** The country or region in which it processes data. */
  location: string;
}

/** The categories of subprocessors in the list on /subprocessors/. */
export const subprocessorCategories = [
  'Cloud hosting',
  'Monitoring and error tracking',
  'Analytics',
  'Customer support',
] as const;

export type SubprocessorCategory = (typeof subprocessorCategories)[number];

/** The public key of the security team. */
export interface PgpKey {
  /** The user ID of the key: `Security <security@…>`. */
  userId: string;
  /** 40 hexadecimal digits in groups of four. The last four groups are the key ID. */
  fingerprint: string;
  /** The date it expires, `YYYY-MM-DD`, if it does. */
  expires?: string;
  /** The ASCII-armored public key, from its BEGIN line to its END line. */
  publicKey: string;
}

/** A link with its text. */
export interface LabeledAddress {
  label: string;
  /** An `https:` or `mailto:` URL. */
  to: string;
}

/** The status page. */
export interface StatusPage {
  url: string;
  /** Other channels that report incidents, such as a feed. */
  notices?: LabeledAddress[];
}

/** A way to reach support. */
export interface SupportChannel extends LabeledAddress {
  /** The topics or plans it's for. */
  purpose: string;
  /** The support hours, with the time zone. */
  hours: string;
}

/** `/.well-known/security.txt`, which tells researchers where to report a vulnerability. */
export interface SecurityContact {
  /** Where to send reports, in order of preference: `mailto:` or `https:` URLs. */
  contacts: string[];
  /** The expiry date, `YYYY-MM-DD`, at most a year from now, as RFC 9116 recommends. */
  expires: string;
}

/** All operator facts. Each one is optional. */
export interface Operator {
  /** Valid certificates and attestations. /privacy-and-security/ */
  certifications?: Attestation[];
  /** The latest reports of tests by third parties, such as penetration tests. /privacy-and-security/ */
  auditReports?: Attestation[];
  /** The data protection addendum. /privacy-and-security/, /subprocessors/ */
  dataProtectionAddendum?: DataProtectionAddendum;
  /** The subprocessors, and the date of the list, `YYYY-MM-DD`. /subprocessors/ */
  subprocessors?: {updated: string; list: Subprocessor[]};
  /** Where to report vulnerabilities. /.well-known/security.txt */
  securityContact?: SecurityContact;
  /** The key for encrypted email. /privacy-and-security/pgp-key/ */
  pgpKey?: PgpKey;
  /**
   * All fixed IPv4 addresses of `$.send.http()` and `$.send.s3()`, each as an address or in CIDR
   * notation. /destinations/http/, /destinations/s3/
   */
  outboundAddresses?: string[];
  /** The ARN of the role that a bucket policy has to allow. /destinations/s3/ */
  s3Role?: string;
  /** The status page. /status/ */
  statusPage?: StatusPage;
  /** Ways to reach support besides the support form, with their hours. /new-feature-or-bug/ */
  support?: SupportChannel[];
}

/** The facts of this operator. */
export const operator: Operator = {};
