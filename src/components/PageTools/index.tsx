import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Version} from '@portal/content/facts';
import TOCCollapsible from '@theme/TOCCollapsible';
import CopyPageMenu from '../CopyPageMenu';
import {useCounterpart} from '../useCounterpart';
import {currentVersion, frozenVersions, useVersion} from '../useVersion';
import styles from './styles.module.css';

/** A link to the same page of an older version, if there is one. */
function VersionLink({to}: {to: Version}): ReactNode {
  const {route, isSamePage} = useCounterpart(to);
  if (!isSamePage) return null;
  return (
    <p className={clsx('version-link', styles.version)}>
      {translate({id: 'version.older', message: 'Still on {version}?'}, {version: to.label})}{' '}
      <Link to={route}>
        {translate(
          {id: 'version.readOlder', message: 'Read this page for {version}'},
          {version: to.label},
        )}
      </Link>
    </p>
  );
}

/** The table of contents, for windows without room for it next to the page. */
function Contents(): ReactNode {
  const {toc, frontMatter} = useDoc();
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  const {toc_min_heading_level: min, toc_max_heading_level: max} = frontMatter;
  return (
    <TOCCollapsible
      toc={toc}
      {...(min !== undefined && {minHeadingLevel: min})}
      {...(max !== undefined && {maxHeadingLevel: max})}
      className={ThemeClassNames.docs.docTocMobile}
    />
  );
}

/**
 * The tools below the title. They aren't content, so search and the page's Markdown leave them out; see
 * `isNoContent` in `packages/content/html/article.ts`.
 */
export default function PageTools(): ReactNode {
  const [before] = frozenVersions;
  // Pages of older versions have a banner instead.
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
