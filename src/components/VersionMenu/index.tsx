import type {ReactNode} from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import styles from './styles.module.css';

interface VersionEntry {
  /** As the docs plugin knows it. */
  name: string;
  /** As readers know it. */
  label: string;
  /** Stands behind the label. */
  badge?: string;
}

interface Props {
  /** Every version that there may be, newest first. Those without pages are left out. */
  versions: readonly VersionEntry[];
  mobile?: boolean;
  position?: 'left' | 'right';
}

const startPage = ({docs, mainDocId, path}: GlobalVersion) =>
  docs.find(({id}) => id === mainDocId)?.path ?? path;

const Name = ({label, badge}: VersionEntry) => (
  <span className={styles.name}>
    {label}
    {badge && <span className={styles.badge}>{badge}</span>}
  </span>
);

/**
 * The menu of docs versions. A version leads to its counterpart of the page being read, at the same
 * heading, or to its start page where the page has none.
 */
export default function VersionMenu({versions, mobile = false, position}: Props): ReactNode {
  const published = useVersions(undefined);
  const {activeVersion, alternateDocVersions} = useActiveDocContext(undefined);
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const [displayed] = useDocsVersionCandidates(undefined);
  const suffix = useHistorySelector(({location}) => location.search + location.hash);

  const entries = versions.flatMap((entry) => {
    const version = published.find(({name}) => name === entry.name);
    return version ? [{entry, version}] : [];
  });
  const current = entries.find(({version}) => version === displayed) ?? entries[0];
  if (!current) return null;

  const items = entries.map(({entry, version}) => {
    const counterpart = alternateDocVersions[version.name];
    return {
      label: <Name {...entry} />,
      to: counterpart ? counterpart.path + suffix : startPage(version),
      isActive: () => version === activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    };
  });
  const label = (
    <>
      <span className={mobile ? undefined : styles.hidden}>Docs version </span>
      <Name {...current.entry} />
    </>
  );
  return (
    <DropdownNavbarItem label={label} items={items} mobile={mobile} {...(position && {position})} />
  );
}
