/** How each operator fact is rendered, and what pages say if it isn't published. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import type {Attestation, LabeledAddress, Operator} from '@portal/content/facts/operator';
import FactTable from '../FactTable';

/** The facts with a view, all set. `securityContact` has its own file instead of a view. */
export type Published = Omit<Required<Operator>, 'securityContact'>;

interface View<Value> {
  /** The subject of the sentence "… published here.", with its verb. */
  missing: string;
  /** The mailbox to ask for an unpublished fact; support by default. */
  ask?: 'privacy' | 'security';
  show(value: Value): ReactNode;
}

const link = ({label, to}: LabeledAddress) => <Link to={to}>{label}</Link>;

const attestations = (list: Attestation[]): ReactNode => (
  <FactTable
    head={['Name', 'By', 'Date', 'Report']}
    rows={list.map(({name, by, date, from}) => [
      name,
      by,
      date,
      link({label: from.startsWith('mailto:') ? 'On request' : 'Read or request it', to: from}),
    ])}
  />
);

/** The long ID of a key: the last 16 digits of its fingerprint. */
const keyId = (fingerprint: string) => fingerprint.replace(/ /g, '').slice(-16);

export const views: {[Name in keyof Published]: View<Published[Name]>} = {
  certifications: {missing: 'Certificates and attestations aren’t', show: attestations},
  auditReports: {missing: 'Reports of audits and penetration tests aren’t', show: attestations},
  dataProtectionAddendum: {
    missing: 'The data protection addendum isn’t',
    ask: 'privacy',
    show: ({url, date}) => (
      <p>
        Where personal data is processed for you, the <Link to={url}>data protection addendum</Link>{' '}
        applies (version of {date}).
      </p>
    ),
  },
  subprocessors: {
    missing: 'The names of subprocessors aren’t',
    ask: 'privacy',
    show: ({updated, list}) => (
      <>
        <p>The list was last updated on {updated}.</p>
        <FactTable
          head={['Subprocessor', 'Category', 'Purpose', 'Location']}
          rows={list.map((one) => [one.name, one.category, one.purpose, one.location])}
        />
      </>
    ),
  },
  pgpKey: {
    missing: 'The public key isn’t',
    ask: 'security',
    show: ({userId, fingerprint, expires, publicKey}) => (
      <>
        <FactTable
          head={['Detail', 'Value']}
          rows={[
            ['User ID', <code key="user">{userId}</code>],
            ['Key ID', <code key="id">{keyId(fingerprint)}</code>],
            ['Fingerprint', <code key="fingerprint">{fingerprint}</code>],
            ['Expires', expires ?? 'No date set'],
          ]}
        />
        <CodeBlock language="text" title="Public key">
          {publicKey.trim()}
        </CodeBlock>
      </>
    ),
  },
  outboundAddresses: {
    missing: 'The list of IP addresses isn’t',
    show: (list) => (
      <FactTable
        head={['Address']}
        rows={list.map((address) => [<code key={address}>{address}</code>])}
      />
    ),
  },
  s3Role: {
    missing: 'The ARN of the role isn’t',
    show: (arn) => (
      <p>
        The role is <code>{arn}</code>.
      </p>
    ),
  },
  statusPage: {
    missing: 'A status page isn’t',
    show: ({url, notices}) => (
      <>
        <p>
          The <Link to={url}>status page</Link> shows the state of each service and its history, and
          updates while an incident is open. Subscribe there to get notified.
        </p>
        {notices && (
          <ul>
            {notices.map((notice) => (
              <li key={notice.to}>{link(notice)}</li>
            ))}
          </ul>
        )}
      </>
    ),
  },
  support: {
    missing: 'Support hours aren’t',
    show: (channels) => (
      <FactTable
        head={['Channel', 'For', 'Hours']}
        rows={channels.map((channel) => [link(channel), channel.purpose, channel.hours])}
      />
    ),
  },
};
