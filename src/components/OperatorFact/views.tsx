/** How each operator fact is rendered, and what readers can request if it isn't published. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import type {Attestation, LabeledLink, Operator} from '@portal/content/facts';
import FactTable from '../FactTable';

/** The facts with a view, all set. `securityContact` has its own file instead of a view. */
export type Published = Omit<Required<Operator>, 'securityContact'>;

interface View<Value> {
  /**
   * What to request if it isn't published, as in "Email … for the public key". Without it, pages show
   * nothing.
   */
  document?: string;
  /** The mailbox to request it from; support by default. */
  ask?: 'privacy' | 'security';
  show(value: Value): ReactNode;
}

const link = ({label, to}: LabeledLink) => <Link to={to}>{label}</Link>;

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
  certifications: {document: 'current certificates', show: attestations},
  auditReports: {
    document: 'the latest reports of audits and penetration tests',
    show: attestations,
  },
  dataProtectionAddendum: {
    document: 'the data protection addendum',
    ask: 'privacy',
    show: ({url, date}) => (
      <p>
        Where personal data is processed for you, the <Link to={url}>data protection addendum</Link>{' '}
        applies (version of {date}).
      </p>
    ),
  },
  subprocessors: {
    document: 'the names of the subprocessors',
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
    document: 'the public key',
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
    document: 'the current list of IP addresses',
    show: (list) => (
      <FactTable
        head={['Address']}
        rows={list.map((address) => [<code key={address}>{address}</code>])}
      />
    ),
  },
  s3Role: {
    document: 'the ARN of the role',
    // The bucket policy on the same page contains it.
    show: () => null,
  },
  statusPage: {
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
    show: (channels) => {
      const hasHours = channels.some(({hours}) => hours !== undefined);
      return (
        <FactTable
          head={['Channel', 'For', ...(hasHours ? ['Hours'] : [])]}
          rows={channels.map((channel) => [
            link(channel),
            channel.purpose,
            ...(hasHours ? [channel.hours ?? 'Not stated'] : []),
          ])}
        />
      );
    },
  },
};
