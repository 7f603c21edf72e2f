import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {startPage} from '@portal/content/routes/startPage';

/** Links to the start pages of the site and of each version. */
export default function StartPages({className}: {className: string | undefined}): ReactNode {
  const versions = useVersions(undefined);
  const base = useBaseUrl('/');
  const {siteConfig} = useDocusaurusContext();
  return (
    <nav
      aria-label={translate({
        id: 'notFound.starts',
        message: 'Start again',
        description: 'The name of the links to start pages',
      })}
      className={className}
    >
      <Link to={base}>{siteConfig.title}</Link>
      {versions.map((version) => (
        <Link key={version.name} to={startPage(version)}>
          {translate(
            {id: 'notFound.start', message: 'Start page of {version}'},
            {version: version.label},
          )}
        </Link>
      ))}
    </nav>
  );
}
