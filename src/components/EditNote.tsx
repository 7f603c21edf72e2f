import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCounterpart} from './useCounterpart.ts';
import {currentVersion, useVersion} from './useVersion.ts';

/** The note below the edit link of an older page, which says when to edit the current page instead. */
export default function EditNote(): ReactNode {
  const version = useVersion();
  const {route, isSamePage} = useCounterpart(currentVersion);
  const {siteConfig} = useDocusaurusContext();
  if (version === currentVersion) return null;
  const {label} = version;
  return (
    <p className="edit-note">
      This link edits the {label} page. Only use it to correct what’s wrong about {label}. Anything
      new belongs on{' '}
      <Link to={route}>
        the {currentVersion.label} {isSamePage ? 'page' : 'pages'}
      </Link>
      ; see <a href={String(siteConfig.customFields?.contributingUrl)}>when to edit which</a>.
    </p>
  );
}
