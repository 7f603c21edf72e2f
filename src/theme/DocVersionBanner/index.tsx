/**
 * Change (eject, the original doesn't know which pages correspond to each other): stays in view while
 * the page scrolls, and links to the matching page of the current version and the migration guide.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useCounterpart} from '@site/src/components/useCounterpart';
import {currentVersion, useVersion} from '@site/src/components/useVersion';
import type {Props} from '@theme/DocVersionBanner';
import styles from './styles.module.css';

const ABOUT = {id: 'banner.about', message: 'This page is about {version},'};
const NEAREST = {id: 'banner.nearestPage', message: 'Go to the nearest {version} page'};
const MIGRATE = translate({id: 'banner.migrate', message: 'migrate'});

export default function DocVersionBanner({className}: Props): ReactNode {
  const version = useVersion();
  const {route, isSamePage, reason} = useCounterpart(currentVersion);
  if (version === currentVersion) return null;
  const {label, banner, migrationGuide} = version;
  const current = {version: currentVersion.label};
  return (
    <aside
      className={clsx(className, styles.banner)}
      aria-label={translate({id: 'banner.label', message: 'Version of this page'})}
    >
      <strong>{translate(ABOUT, {version: label})}</strong> {banner}{' '}
      {isSamePage ? (
        <Link to={route}>
          {translate({id: 'banner.samePage', message: 'Read it for {version}'}, current)}
        </Link>
      ) : (
        <>
          {reason} <Link to={route}>{translate(NEAREST, current)}</Link>
        </>
      )}
      {migrationGuide && (
        <>
          {' '}
          <Translate
            id="banner.migration"
            values={{link: <Link to={migrationGuide}>{MIGRATE}</Link>}}
          >
            {'or see how to {link}'}
          </Translate>
        </>
      )}
      .
    </aside>
  );
}
