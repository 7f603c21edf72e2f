import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useActiveVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {startPage} from '@portal/content/routes/startPage';
import type {SearchData} from '../plugin.ts';
import styles from './styles.module.css';

/**
 * Tells readers of a version that isn't searched which version the results are for, and links to the
 * start page of theirs.
 */
export default function VersionNote({onLeave}: {onLeave?: () => void}): ReactNode {
  const {versions} = usePluginData('portal-search') as SearchData;
  const active = useActiveVersion(undefined);
  const searched = useVersions(undefined).filter(({name}) => versions.includes(name));
  if (!active || searched.includes(active)) return null;
  const {label: version} = active;
  const link = (
    <Link to={startPage(active)} onClick={onLeave}>
      {translate({id: 'search.versionNote.link', message: 'browse {version}'}, {version})}
    </Link>
  );
  return (
    <p className={styles.version} data-version-note="">
      <Translate
        id="search.versionNote"
        values={{searched: searched.map(({label}) => label).join(', '), version, link}}
      >
        {'Results are for {searched}. You are reading {version}: {link}.'}
      </Translate>
    </p>
  );
}
