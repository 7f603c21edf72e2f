import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Published} from './views';

interface Missing {
  /** The subject of the sentence, with its verb. */
  what: string;
  /** The mailbox to ask; support by default. */
  ask?: 'privacy' | 'security';
}

const missing: {readonly [Name in keyof Published]: Missing} = {
  certifications: {what: "Certificates and attestations aren't"},
  auditReports: {what: "Reports of audits and penetration tests aren't"},
  dataProtectionAddendum: {what: "The data protection addendum isn't", ask: 'privacy'},
  subprocessors: {what: "The names of subprocessors aren't", ask: 'privacy'},
  pgpKey: {what: "The public key isn't", ask: 'security'},
  outboundAddresses: {what: "The list of IP addresses isn't"},
  s3Role: {what: "The ARN of the role isn't"},
  statusPage: {what: "A status page isn't"},
  support: {what: "Support hours aren't"},
};

/** A line that says that the operator doesn't publish a fact, and whom to ask. */
export default function Unpublished({name}: {name: keyof Published}): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  const {what, ask} = missing[name];
  const address = `${ask}@${String(customFields?.domain)}`;
  return (
    <p>
      {what} published here. Ask{' '}
      {ask ? (
        <Link to={`mailto:${address}`}>{address}</Link>
      ) : (
        <Link to={String(customFields?.supportUrl)}>support</Link>
      )}
      .
    </p>
  );
}
