import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import versions from '@generated/facts/default/versions.json';
import {pluginName} from '@portal/content/facts/versions';
import {startPage} from '@portal/content/routes/startPage';
import styles from './styles.module.css';

const searched = versions.filter((version) => version.searched);

/**
 * Tells readers of a version that isn't searched which version the results are for, and links to the
 * start page of theirs.
 */
export default function VersionNote({onLeave}: {onLeave?: () => void}): ReactNode {
  const active = useActiveVersion(undefined);
  if (!active || searched.some((version) => pluginName(version) === active.name)) return null;
  return (
    <p className={styles.version} data-version-note="">
      Results are for {searched.map(({label}) => label).join(', ')}. You are reading {active.label}:{' '}
      <Link to={startPage(active)} onClick={onLeave}>
        browse {active.label}
      </Link>
      .
    </p>
  );
}
