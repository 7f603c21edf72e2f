/**
 * What only the operator of the platform can claim. Everything here is empty in the default build:
 * a page then has one line that says so, and whom to ask. Fill in a field, and every page that names
 * it shows the value instead. Nothing else in the project makes such a claim. The schema is
 * `operator.schema.ts`: this file is also read in the browser.
 */

/** A certificate, an attestation or a test by somebody else. */
export interface Attestation {
  /** As it is called: `SOC 2 Type 2`, `Penetration test`. */
  name: string;
  /** Who audited or tested. */
  by: string;
  /** The day of the certificate or the report, `YYYY-MM-DD`. */
  date: string;
  /** Where a reader finds or asks for the report: an `https:` or `mailto:` address. */
  from: string;
}

/** The contract about personal data that is part of the terms. */
export interface DataProtectionAddendum {
  /** Its address. */
  url: string;
  /** The day of the version that holds, `YYYY-MM-DD`. */
  date: string;
}

/** A company that processes personal data of customers for the platform. */
export interface Subprocessor {
  name: string;
  category: SubprocessorCategory;
  /** What it is used for. */
  purpose: string;
  /** The country or region in which it processes data. */
  location: string;
}

/** The kinds of subprocessors, as the table on /subprocessors/ has them. */
export const subprocessorCategories = [
  'Cloud hosting',
  'Monitoring and error tracking',
  'Analytics',
  'Customer support',
] as const;

export type SubprocessorCategory = (typeof subprocessorCategories)[number];

/** The public key of the security team. */
export interface PgpKey {
  /** Name and address of the key: `Security <security@…>`. */
  userId: string;
  /** 40 hexadecimal digits in groups of four. The key id is its last four groups. */
  fingerprint: string;
  /** The day on which it expires, `YYYY-MM-DD`, if it does. */
  expires?: string;
  /** The ASCII-armored public key, from its BEGIN line to its END line. */
  publicKey: string;
}

/** Where something is found, with the words to show for it. */
export interface LabeledAddress {
  label: string;
  /** An `https:` or `mailto:` address. */
  to: string;
}

/** Where the health of the platform is shown. */
export interface StatusPage {
  url: string;
  /** Further places that tell of incidents, such as a channel or a feed. */
  notices?: LabeledAddress[];
}

/** A way to reach support. */
export interface SupportChannel extends LabeledAddress {
  /** For which questions, or which plans. */
  purpose: string;
  /** When somebody answers, with the time zone. */
  hours: string;
}

/** `/.well-known/security.txt`, which tells researchers where to report a vulnerability. */
export interface SecurityContact {
  /** Where reports go, the preferred way first: `mailto:` or `https:` addresses. */
  contacts: string[];
  /** The last day on which this holds, `YYYY-MM-DD`: within a year, so that nobody trusts an old one. */
  expires: string;
}

/** All that an operator may publish. Each field on its own is optional. */
export interface Operator {
  /** Certificates and attestations that are valid now. /privacy-and-security/ */
  certifications?: Attestation[];
  /** The latest reports of tests by others, such as penetration tests. /privacy-and-security/ */
  auditReports?: Attestation[];
  /** The data protection addendum. /privacy-and-security/, /subprocessors/ */
  dataProtectionAddendum?: DataProtectionAddendum;
  /** The subprocessors and the day of the list, `YYYY-MM-DD`. /subprocessors/ */
  subprocessors?: {updated: string; list: Subprocessor[]};
  /** Where vulnerabilities are reported. /.well-known/security.txt */
  securityContact?: SecurityContact;
  /** The key for encrypted mail. /privacy-and-security/pgp-key/ */
  pgpKey?: PgpKey;
  /**
   * The fixed IPv4 addresses of `$.send.http()` and `$.send.s3()`, all of them, single or in CIDR
   * notation. /destinations/http/, /destinations/s3/
   */
  outboundAddresses?: string[];
  /** The ARN of the role that a bucket policy has to let in. /destinations/s3/ */
  s3Role?: string;
  /** The status page. /status/ */
  statusPage?: StatusPage;
  /** Ways to reach support beyond the support form, and their hours. /new-feature-or-bug/ */
  support?: SupportChannel[];
}

/** What this operator publishes. */
export const operator: Operator = {};
