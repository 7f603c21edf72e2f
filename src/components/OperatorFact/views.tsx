/** How each operator fact is rendered, and what readers can request if it isn't published. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
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

/** The heads of tables and rows, separated by `|`. */
const SUBPROCESSORS = translate({
  id: 'operator.subprocessorTable',
  message: 'Subprocessor|Category|Purpose|Location',
}).split('|');
const KEY = translate({
  id: 'operator.keyRows',
  message: 'User ID|Key ID|Fingerprint|Expires',
}).split('|');
const CHANNELS = translate({id: 'operator.channels', message: 'Channel|For|Hours'}).split('|');

const link = ({label, to}: LabeledLink) => <Link to={to}>{label}</Link>;

const attestations = (list: Attestation[]): ReactNode => (
  <FactTable
    head={translate({id: 'operator.attestations', message: 'Name|By|Date|Report'}).split('|')}
    rows={list.map(({name, by, date, from}) => [
      name,
      by,
      date,
      link({
        label: from.startsWith('mailto:')
          ? translate({id: 'operator.askForIt', message: 'On request'})
          : translate({id: 'operator.readIt', message: 'Read or request it'}),
        to: from,
      }),
    ])}
  />
);

/** The long ID of a key: the last 16 digits of its fingerprint. */
const keyId = (fingerprint: string) => fingerprint.replace(/ /g, '').slice(-16);

export const views: {[Name in keyof Published]: View<Published[Name]>} = {
  certifications: {
    document: translate({id: 'operator.certificates', message: 'current certificates'}),
    show: attestations,
  },
  auditReports: {
    document: translate({
      id: 'operator.reports',
      message: 'the latest reports of audits and penetration tests',
    }),
    show: attestations,
  },
  dataProtectionAddendum: {
    document: translate({id: 'operator.theAddendum', message: 'the data protection addendum'}),
    ask: 'privacy',
    show: ({url, date}) => (
      <p>
        <Translate
          id="operator.addendumApplies"
          values={{
            link: link({
              label: translate({id: 'operator.addendum', message: 'data protection addendum'}),
              to: url,
            }),
            date,
          }}
        >
          {'Where personal data is processed for you, the {link} applies (version of {date}).'}
        </Translate>
      </p>
    ),
  },
  subprocessors: {
    document: translate({id: 'operator.subprocessors', message: 'the names of the subprocessors'}),
    ask: 'privacy',
    show: ({updated, list}) => (
      <>
        <p>
          {translate(
            {id: 'operator.updated', message: 'The list was last updated on {date}.'},
            {date: updated},
          )}
        </p>
        <FactTable
          head={SUBPROCESSORS}
          rows={list.map((one) => [one.name, one.category, one.purpose, one.location])}
        />
      </>
    ),
  },
  pgpKey: {
    document: translate({id: 'operator.key', message: 'the public key'}),
    ask: 'security',
    show: ({userId, fingerprint, expires, publicKey}) => (
      <>
        <FactTable
          head={translate({id: 'operator.keyTable', message: 'Detail|Value'}).split('|')}
          rows={[
            <code key="user">{userId}</code>,
            <code key="id">{keyId(fingerprint)}</code>,
            <code key="fingerprint">{fingerprint}</code>,
            expires ?? translate({id: 'operator.noDate', message: 'No date set'}),
          ].map((value, row) => [KEY[row], value])}
        />
        <CodeBlock
          language="text"
          title={translate({id: 'operator.publicKey', message: 'Public key'})}
        >
          {publicKey.trim()}
        </CodeBlock>
      </>
    ),
  },
  outboundAddresses: {
    document: translate({id: 'operator.addresses', message: 'the current list of IP addresses'}),
    show: (list) => (
      <FactTable
        head={[translate({id: 'operator.address', message: 'Address'})]}
        rows={list.map((address) => [<code key={address}>{address}</code>])}
      />
    ),
  },
  s3Role: {
    document: translate({id: 'operator.role', message: 'the ARN of the role'}),
    // The bucket policy on the same page contains it.
    show: () => null,
  },
  statusPage: {
    show: ({url, notices}) => (
      <>
        <p>
          <Translate
            id="operator.statusPage"
            values={{
              link: link({
                label: translate({id: 'operator.statusPageLink', message: 'status page'}),
                to: url,
              }),
            }}
          >
            {
              'The {link} shows the state of each service and its history, and updates while an incident is open. Subscribe there to get notified.'
            }
          </Translate>
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
          head={hasHours ? CHANNELS : CHANNELS.slice(0, 2)}
          rows={channels.map((channel) => [
            link(channel),
            channel.purpose,
            ...(hasHours
              ? [channel.hours ?? translate({id: 'operator.noHours', message: 'Not stated'})]
              : []),
          ])}
        />
      );
    },
  },
};
