import type {JSX, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {pluginName, versions} from '@portal/content/facts/versions';
import {startPage} from '@site/src/components/useVersion';

const searched = versions.filter((version) => version.searched);

/**
 * Tells readers of a version that isn't searched which version the results are for, and links to the
 * start page of theirs.
 */
export function VersionNote({onLeave}: {onLeave?: () => void}): ReactNode {
  const active = useActiveVersion(undefined);
  if (!active || searched.some((version) => pluginName(version) === active.name)) return null;
  return (
    <p className="search-version">
      Results are for {searched.map(({label}) => label).join(', ')}. You are reading {active.label}:{' '}
      <Link to={startPage(active)} onClick={onLeave}>
        browse {active.label}
      </Link>
      .
    </p>
  );
}

interface Props {
  query: string;
  /** Closes the dialog, because navigation doesn't. */
  onClose: () => void;
}

/** The footer below the results of the search dialog. */
export default function SearchFooter({query, onClose}: Props): JSX.Element {
  const createSearchLink = useSearchLinkCreator();
  return (
    <>
      <Link to={createSearchLink(query)} onClick={onClose}>
        See all results
      </Link>
      <VersionNote onLeave={onClose} />
    </>
  );
}
