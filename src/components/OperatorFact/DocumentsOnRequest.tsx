import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Admonition from '@theme/Admonition';
import {views, type Published} from './views';

interface Props {
  /** Facts that aren't published. Those that can't be requested are left out. */
  names: (keyof Published)[];
}

const list = new Intl.ListFormat('en', {style: 'long', type: 'conjunction'});

/** One box that says where to request documents that the operator doesn't publish. */
export default function DocumentsOnRequest({names}: Props): ReactNode {
  const {domain} = useDocusaurusContext().siteConfig.customFields!;
  const documents = new Map<string, string[]>();
  for (const name of names) {
    const {document, ask = 'support'} = views[name];
    const address = `${ask}@${String(domain)}`;
    if (document) documents.set(address, [...(documents.get(address) ?? []), document]);
  }
  if (documents.size === 0) return null;
  return (
    <Admonition type="info" title="Documents on request">
      {[...documents].map(([address, items]) => (
        <p key={address}>
          Email <Link to={`mailto:${address}`}>{address}</Link> for {list.format(items)}.
        </p>
      ))}
    </Admonition>
  );
}
