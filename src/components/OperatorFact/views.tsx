/** How each operator fact is rendered. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Attestation, LabeledAddress, Operator} from '@site/facts/operator';
import PgpKeyView from './PgpKeyView';
import Rows from './Rows';

/** The facts with a view, all set. `securityContact` has its own file instead of a view. */
export type Published = Omit<Required<Operator>, 'securityContact'>;

type Views = {[Name in keyof Published]: (value: Published[Name]) => ReactNode};

const link = ({label, to}: LabeledAddress) => <Link to={to}>{label}</Link>;

const attestations = (list: Attestation[]): ReactNode => (
  <Rows
    head={['Name', 'By', 'Date', 'Report']}
    rows={list.map(({name, by, date, from}) => [
      name,
      by,
      date,
      link({label: from.startsWith('mailto:') ? 'On request' : 'Read or request it', to: from}),
    ])}
  />
);

export const views: Views = {
  certifications: attestations,
  auditReports: attestations,
  dataProtectionAddendum: ({url, date}) => (
    <p>
      Where personal data is processed for you, the <Link to={url}>data protection addendum</Link>{' '}
      applies (version of {date}).
    </p>
  ),
  subprocessors: ({updated, list}) => (
    <>
      <p>The list was last updated on {updated}.</p>
      <Rows
        head={['Subprocessor', 'Category', 'Purpose', 'Location']}
        rows={list.map((one) => [one.name, one.category, one.purpose, one.location])}
      />
    </>
  ),
  pgpKey: (key) => <PgpKeyView pgpKey={key} />,
  outboundAddresses: (list) => (
    <Rows head={['Address']} rows={list.map((address) => [<code key={address}>{address}</code>])} />
  ),
  s3Role: (arn) => (
    <p>
      The role is <code>{arn}</code>.
    </p>
  ),
  statusPage: ({url, notices}) => (
    <>
      <p>
        The <Link to={url}>status page</Link> shows the state of each service and its history, and
        updates while an incident is open. Subscribe there to be told.
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
  support: (channels) => (
    <Rows
      head={['Channel', 'For', 'Hours']}
      rows={channels.map((channel) => [link(channel), channel.purpose, channel.hours])}
    />
  ),
};
