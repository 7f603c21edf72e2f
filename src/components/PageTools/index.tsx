import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {currentVersion, frozenVersions, type Version} from '@site/facts/versions';
import TOCCollapsible from '@theme/TOCCollapsible';
import CopyPageMenu from '../CopyPageMenu';
import {useCounterpart} from '../useCounterpart';
import {useVersion} from '../useVersion';
import styles from './styles.module.css';

/** A quiet link to the same page of an older version, where there is one. */
function VersionLink({to}: {to: Version}): ReactNode {
  const {route, isSamePage} = useCounterpart(to);
  if (!isSamePage) return null;
  return (
    <p className={clsx('version-link', styles.version)}>
      Still on {to.label}? <Link to={route}>Read this page for {to.label}</Link>
    </p>
  );
}

/** The contents of the page, where there is no room for them beside it. */
function Contents(): ReactNode {
  const {toc, frontMatter} = useDoc();
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  return (
    <TOCCollapsible
      toc={toc}
      minHeadingLevel={frontMatter.toc_min_heading_level}
      maxHeadingLevel={frontMatter.toc_max_heading_level}
      className={ThemeClassNames.docs.docTocMobile}
    />
  );
}

/**
 * What follows the title and is not content: search and the Markdown of the page leave it out, see
 * `isPageTools` in `src/output/document.ts`.
 */
export default function PageTools(): ReactNode {
  const [before] = frozenVersions;
  // Pages of older versions have their banner.
  const isCurrent = useVersion() === currentVersion;
  return (
    <div data-page-tools="" className={styles.tools}>
      <div className={styles.row}>
        <CopyPageMenu />
        {isCurrent && before && <VersionLink to={before} />}
      </div>
      <Contents />
    </div>
  );
}
