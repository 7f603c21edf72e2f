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

const link = ({label, to}: LabeledLink) => <Link to={to}>{label}</Link>;

const attestations = (list: Attestation[]): ReactNode => (
  <FactTable
    head={[
      translate({id: 'portal.operator.name', message: 'Name'}),
      translate({id: 'portal.operator.by', message: 'By'}),
      translate({id: 'portal.operator.date', message: 'Date'}),
      translate({id: 'portal.operator.report', message: 'Report'}),
    ]}
    rows={list.map(({name, by, date, from}) => [
      name,
      by,
      date,
      link({
        label: from.startsWith('mailto:')
          ? translate({id: 'portal.operator.askForIt', message: 'On request'})
          : translate({id: 'portal.operator.readIt', message: 'Read or request it'}),
        to: from,
      }),
    ])}
  />
);

/** The long ID of a key: the last 16 digits of its fingerprint. */
const keyId = (fingerprint: string) => fingerprint.replace(/ /g, '').slice(-16);

export const views: {[Name in keyof Published]: View<Published[Name]>} = {
  certifications: {
    document: translate({id: 'portal.operator.certificates', message: 'current certificates'}),
    show: attestations,
  },
  auditReports: {
    document: translate({
      id: 'portal.operator.reports',
      message: 'the latest reports of audits and penetration tests',
    }),
    show: attestations,
  },
  dataProtectionAddendum: {
    document: translate({
      id: 'portal.operator.theAddendum',
      message: 'the data protection addendum',
    }),
    ask: 'privacy',
    show: ({url, date}) => (
      <p>
        <Translate
          id="portal.operator.addendumApplies"
          values={{
            link: (
              <Link to={url}>
                {translate({id: 'portal.operator.addendum', message: 'data protection addendum'})}
              </Link>
            ),
            date,
          }}
        >
          {'Where personal data is processed for you, the {link} applies (version of {date}).'}
        </Translate>
      </p>
    ),
  },
  subprocessors: {
    document: translate({
      id: 'portal.operator.subprocessors',
      message: 'the names of the subprocessors',
    }),
    ask: 'privacy',
    show: ({updated, list}) => (
      <>
        <p>
          {translate(
            {id: 'portal.operator.updated', message: 'The list was last updated on {date}.'},
            {date: updated},
          )}
        </p>
        <FactTable
          head={[
            translate({id: 'portal.operator.subprocessor', message: 'Subprocessor'}),
            translate({id: 'portal.operator.category', message: 'Category'}),
            translate({id: 'portal.operator.purpose', message: 'Purpose'}),
            translate({id: 'portal.operator.location', message: 'Location'}),
          ]}
          rows={list.map((one) => [one.name, one.category, one.purpose, one.location])}
        />
      </>
    ),
  },
  pgpKey: {
    document: translate({id: 'portal.operator.key', message: 'the public key'}),
    ask: 'security',
    show: ({userId, fingerprint, expires, publicKey}) => (
      <>
        <FactTable
          head={[
            translate({id: 'portal.operator.detail', message: 'Detail'}),
            translate({id: 'portal.operator.value', message: 'Value'}),
          ]}
          rows={[
            [
              translate({id: 'portal.operator.userId', message: 'User ID'}),
              <code key="user">{userId}</code>,
            ],
            [
              translate({id: 'portal.operator.keyId', message: 'Key ID'}),
              <code key="id">{keyId(fingerprint)}</code>,
            ],
            [
              translate({id: 'portal.operator.fingerprint', message: 'Fingerprint'}),
              <code key="fingerprint">{fingerprint}</code>,
            ],
            [
              translate({id: 'portal.operator.expires', message: 'Expires'}),
              expires ?? translate({id: 'portal.operator.noDate', message: 'No date set'}),
            ],
          ]}
        />
        <CodeBlock
          language="text"
          title={translate({id: 'portal.operator.publicKey', message: 'Public key'})}
        >
          {publicKey.trim()}
        </CodeBlock>
      </>
    ),
  },
  outboundAddresses: {
    document: translate({
      id: 'portal.operator.addresses',
      message: 'the current list of IP addresses',
    }),
    show: (list) => (
      <FactTable
        head={[translate({id: 'portal.operator.address', message: 'Address'})]}
        rows={list.map((address) => [<code key={address}>{address}</code>])}
      />
    ),
  },
  s3Role: {
    document: translate({id: 'portal.operator.role', message: 'the ARN of the role'}),
    // The bucket policy on the same page contains it.
    show: () => null,
  },
  statusPage: {
    show: ({url, notices}) => (
      <>
        <p>
          <Translate
            id="portal.operator.statusPage"
            values={{
              link: (
                <Link to={url}>
                  {translate({id: 'portal.operator.statusPageLink', message: 'status page'})}
                </Link>
              ),
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
          head={[
            translate({id: 'portal.operator.channel', message: 'Channel'}),
            translate({id: 'portal.operator.for', message: 'For'}),
            ...(hasHours ? [translate({id: 'portal.operator.hours', message: 'Hours'})] : []),
          ]}
          rows={channels.map((channel) => [
            link(channel),
            channel.purpose,
            ...(hasHours
              ? [channel.hours ?? translate({id: 'portal.operator.noHours', message: 'Not stated'})]
              : []),
          ])}
        />
      );
    },
  },
};
