/**
 * Change (eject, to replace it): instead of the name of the version, which the menu shows, a quiet
 * link to the same page of v1 where there is one. v1 pages have their banner.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useCounterpart} from '@site/src/components/useCounterpart';
import type {Props} from '@theme/DocVersionBadge';

export default function DocVersionBadge({className}: Props): ReactNode {
  const {route, isSamePage, isV1} = useCounterpart();
  if (isV1 || !isSamePage) return null;
  return (
    <p className={clsx(className, 'version-link')}>
      Still on v1? <Link to={route}>Read this page for v1</Link>
    </p>
  );
}
