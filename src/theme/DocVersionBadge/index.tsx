/**
 * Change (eject, to replace it): instead of the name of the version, which the menu shows, a quiet
 * link to the same page of the version before, where there is one. Older pages have their banner.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {currentVersion, frozenVersions, type Version} from '@site/facts/versions';
import {useCounterpart} from '@site/src/components/useCounterpart';
import {useVersion} from '@site/src/components/useVersion';
import type {Props} from '@theme/DocVersionBadge';

function LinkBack({to, className}: {to: Version} & Props): ReactNode {
  const {route, isSamePage} = useCounterpart(to);
  if (!isSamePage) return null;
  return (
    <p className={clsx(className, 'version-link')}>
      Still on {to.label}? <Link to={route}>Read this page for {to.label}</Link>
    </p>
  );
}

export default function DocVersionBadge(props: Props): ReactNode {
  const [before] = frozenVersions;
  return useVersion() === currentVersion && before ? <LinkBack to={before} {...props} /> : null;
}
