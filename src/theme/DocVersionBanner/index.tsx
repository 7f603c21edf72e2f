/**
 * Change (eject, the original doesn't know which pages correspond to each other): stays in view while
 * the page scrolls, and links to the matching page of the current version and the migration guide.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useCounterpart} from '@site/src/components/useCounterpart';
import {currentVersion, useVersion} from '@site/src/components/useVersion';
import type {Props} from '@theme/DocVersionBanner';
import styles from './styles.module.css';

export default function DocVersionBanner({className}: Props): ReactNode {
  const version = useVersion();
  const {route, isSamePage, reason} = useCounterpart(currentVersion);
  if (version === currentVersion) return null;
  const {label, banner, migrationGuide} = version;
  return (
    <aside className={clsx(className, styles.banner)} aria-label="Version of this page">
      <strong>This page is about {label},</strong> {banner}{' '}
      {isSamePage ? (
        <Link to={route}>Read it for {currentVersion.label}</Link>
      ) : (
        <>
          {reason} <Link to={route}>Go to the nearest {currentVersion.label} page</Link>
        </>
      )}
      {migrationGuide && (
        <>
          {' '}
          or see how to <Link to={migrationGuide}>migrate</Link>
        </>
      )}
      .
    </aside>
  );
}
