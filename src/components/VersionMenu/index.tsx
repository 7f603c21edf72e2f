import type {ReactNode} from 'react';
import {
  useActiveVersion,
  useDocsPreferredVersion,
  useLatestVersion,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {pluginName, versions as known} from '@site/facts/versions';
import {useWays} from '@site/src/components/useCounterpart';
import {useDocPath} from '@site/src/components/useDocPath';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import styles from './styles.module.css';

interface VersionEntry {
  /** As the docs plugin knows it. */
  name: string;
  /** As readers know it. */
  label: string;
  /** Stands behind the label. */
  badge?: string;
  /** What is special about the way there. */
  note?: string;
}

interface Props {
  /** Every version that there may be, newest first. Those without pages are left out. */
  versions: readonly VersionEntry[];
  mobile?: boolean;
  position?: 'left' | 'right';
}

const startPage = ({docs, mainDocId, path}: GlobalVersion) =>
  docs.find(({id}) => id === mainDocId)?.path ?? path;

const Name = ({label, badge, note}: VersionEntry) => (
  <span className={styles.name}>
    {label}
    {badge && <span className={styles.badge}>{badge}</span>}
    {note && <small>{note}</small>}
  </span>
);

/**
 * The menu of docs versions. Another version leads to its page about the same thing, at the same
 * heading; where it has none, to the start of the nearest section, and the menu says so. From pages
 * that belong to no version it leads to the start page.
 */
export default function VersionMenu({versions, mobile = false, position}: Props): ReactNode {
  const published = useVersions(undefined);
  const activeVersion = useActiveVersion(undefined);
  const path = useDocPath();
  const {siteConfig} = useDocusaurusContext();
  const wayTo = useWays();
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const latestVersion = useLatestVersion(undefined);
  const displayed = activeVersion ?? preferredVersion ?? latestVersion;
  const suffix = useHistorySelector(({location}) => location.search + location.hash);

  const entries = versions.flatMap((entry) => {
    const version = published.find(({name}) => name === entry.name);
    return version ? [{entry, version}] : [];
  });
  const current = entries.find(({version}) => version === displayed) ?? entries[0];
  if (!current) return null;

  const items = entries.map(({entry, version}) => {
    const isOther = path !== undefined && version !== activeVersion;
    const target = known.find((one) => pluginName(one) === entry.name);
    const across = isOther && target ? wayTo(path, target) : null;
    const isNearest = across?.isSamePage === false;
    const base = siteConfig.baseUrl.slice(0, -1);
    const stay = path !== undefined && !isOther ? path + suffix : startPage(version);
    return {
      label: <Name {...entry} {...(isNearest && {note: 'nearest section'})} />,
      to: across ? base + across.route + (isNearest ? '' : suffix) : stay,
      isActive: () => version === activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    };
  });
  const label = (
    // One element, because the drawer lays out what a label consists of without spaces in between.
    <span>
      {/* Heard only: beside the logo the number says enough. */}
      <span className={mobile ? undefined : 'heard-only'}>Docs version </span>
      <Name {...current.entry} />
    </span>
  );
  return (
    <DropdownNavbarItem label={label} items={items} mobile={mobile} {...(position && {position})} />
  );
}
