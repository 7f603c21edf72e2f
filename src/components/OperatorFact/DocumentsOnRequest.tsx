import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Admonition from '@theme/Admonition';
import {views, type Published} from './views';

interface Props {
  /** Facts that aren't published. Those that can't be requested are left out. */
  names: (keyof Published)[];
}

/** One box that says where to request documents that the operator doesn't publish. */
export default function DocumentsOnRequest({names}: Props): ReactNode {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {domain} = siteConfig.customFields!;
  const list = new Intl.ListFormat(i18n.currentLocale, {style: 'long', type: 'conjunction'});
  const documents = new Map<string, string[]>();
  for (const name of names) {
    const {document, ask = 'support'} = views[name];
    const address = `${ask}@${String(domain)}`;
    if (document) documents.set(address, [...(documents.get(address) ?? []), document]);
  }
  if (documents.size === 0) return null;
  return (
    <Admonition
      type="info"
      title={translate({id: 'operator.onRequest', message: 'Documents on request'})}
    >
      {[...documents].map(([address, items]) => (
        <p key={address}>
          <Translate
            id="operator.request"
            values={{
              address: <Link to={`mailto:${address}`}>{address}</Link>,
              documents: list.format(items),
            }}
          >
            {'Email {address} for {documents}.'}
          </Translate>
        </p>
      ))}
    </Admonition>
  );
}
