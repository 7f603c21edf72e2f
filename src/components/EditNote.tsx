import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCounterpart} from './useCounterpart.ts';

/** Beside the edit link of a v1 page: when to edit it, and when its counterpart in v2. */
export default function EditNote(): ReactNode {
  const {route, isSamePage, isV1} = useCounterpart();
  const {siteConfig} = useDocusaurusContext();
  if (!isV1) return null;
  return (
    <p className="edit-note">
      This link edits the page of v1: correct here what is wrong about v1, and nothing else. What is
      new belongs to <Link to={route}>{isSamePage ? 'the page of v2' : 'the pages of v2'}</Link>;
      see <a href={String(siteConfig.customFields?.contributingUrl)}>when to edit which</a>.
    </p>
  );
}
