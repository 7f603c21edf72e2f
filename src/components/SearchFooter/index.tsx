import type {JSX, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';

/**
 * Tells readers of an older version that results come from the latest one, and offers them the start
 * of theirs.
 */
export function VersionNote({onLeave}: {onLeave?: () => void}): ReactNode {
  const active = useActiveVersion(undefined);
  const latest = useLatestVersion(undefined);
  if (!active || active.name === latest.name) return null;
  const start = active.docs.find(({id}) => id === active.mainDocId)?.path ?? active.path;
  return (
    <p className="search-version">
      Results are for {latest.label}. You are reading {active.label}:{' '}
      <Link to={start} onClick={onLeave}>
        browse {active.label}
      </Link>
      .
    </p>
  );
}

interface Props {
  query: string;
  /** Closes the dialog, which navigation alone leaves open. */
  onClose: () => void;
}

/** What is below the results of the search dialog. */
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
