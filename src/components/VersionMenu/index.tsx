import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Version} from '@portal/content/facts';
import {pluginName} from '@portal/content/facts/versions';
import {useCounterparts} from '@site/src/components/useCounterpart';
import {startPage} from '@portal/content/routes/startPage';
import {versions} from '@site/src/components/useVersion';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import styles from './styles.module.css';

interface Props {
  mobile?: boolean;
  position?: 'left' | 'right';
}

/** The name of a version, with its badge and a remark about the link's target. */
const Name = ({label, badge, note}: Pick<Version, 'label' | 'badge'> & {note?: string}) => (
  <span className={styles.name}>
    {label}
    {badge && <span className={styles.badge}>{badge}</span>}
    {note && <small>{note}</small>}
  </span>
);

/**
 * The menu of docs versions. Another version links to its counterpart of the page, at the same
 * heading. If there's none, it links to the start of the nearest section and says so. On pages that
 * don't belong to a version, the menu links to the start pages. Versions without pages are left out.
 */
export default function VersionMenu({mobile = false, position}: Props): ReactNode {
  const published = useVersions(undefined);
  const {activeVersion, activeDoc: docInAnyCase} = useActiveDocContext(undefined);
  const {siteConfig} = useDocusaurusContext();
  const counterpartIn = useCounterparts();
  const {savePreferredVersionName} = useDocsPreferredVersion(undefined);
  const isBrowser = useIsBrowser();
  // The version of the page, or the one that was chosen last, or the latest.
  const [displayed] = useDocsVersionCandidates(undefined);
  const suffix = useHistorySelector(({location}) => location.search + location.hash);
  const pathname = useHistorySelector(({location}) => location.pathname);
  // In another case, the page is the not-found page.
  const activeDoc =
    docInAnyCase && `${pathname}/`.startsWith(docInAnyCase.path) ? docInAnyCase : undefined;

  const entries = versions.flatMap((entry) => {
    const version = published.find(({name}) => name === pluginName(entry));
    return version ? [{entry, version}] : [];
  });
  // The not-found page is the same file for all versions, so only the browser knows the version.
  const isKnown = activeDoc !== undefined || isBrowser;
  const current = entries.find(({version}) => isKnown && version === displayed) ?? entries[0];
  if (!current) return null;

  const items = entries.map(({entry, version}) => {
    const isOther = activeDoc !== undefined && version !== activeVersion;
    const across = isOther ? counterpartIn(entry, activeDoc.path) : null;
    const isNearest = across?.isSamePage === false;
    const base = siteConfig.baseUrl.slice(0, -1);
    const stay = activeDoc && !isOther ? activeDoc.path + suffix : startPage(version);
    return {
      label: (
        <Name
          {...entry}
          {...(isNearest && {
            note: translate({id: 'version.nearestSection', message: 'nearest section'}),
          })}
        />
      ),
      to: across ? base + across.route + (isNearest ? '' : suffix) : stay,
      isActive: () => version === activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    };
  });
  const label = (
    // One element, because the drawer lays out a label's parts without spaces in between. The key
    // replaces it: a browser's translation swaps text nodes, and React would update the removed ones.
    <span key={current.entry.id}>
      {/* Only for screen readers; next to the logo, the number is clear enough. */}
      <span
        className={mobile ? undefined : 'heard-only'}
      >{`${translate({id: 'version.label', message: 'Docs version'})} `}</span>
      <Name {...current.entry} />
    </span>
  );
  return (
    <DropdownNavbarItem label={label} items={items} mobile={mobile} {...(position && {position})} />
  );
}
