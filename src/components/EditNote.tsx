import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {currentVersion} from '@site/facts/versions';
import {useCounterpart} from './useCounterpart.ts';
import {useVersion} from './useVersion.ts';

/** Beside the edit link of an older page: when to edit it, and when its counterpart of today. */
export default function EditNote(): ReactNode {
  const version = useVersion();
  const {route, isSamePage} = useCounterpart(currentVersion);
  const {siteConfig} = useDocusaurusContext();
  if (version === currentVersion) return null;
  const {label} = version;
  return (
    <p className="edit-note">
      This link edits the page of {label}: correct here what is wrong about {label}, and nothing
      else. What is new belongs to{' '}
      <Link to={route}>
        the {isSamePage ? 'page' : 'pages'} of {currentVersion.label}
      </Link>
      ; see <a href={String(siteConfig.customFields?.contributingUrl)}>when to edit which</a>.
    </p>
  );
}
