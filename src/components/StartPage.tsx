import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {Redirect} from '@docusaurus/router';
import {startPage} from '@portal/content/routes/startPage';

/** At the path of a version: leads to its start page, also without JavaScript. */
export default function StartPage({versionName}: {versionName: string}): ReactNode {
  const to = startPage(useVersions(undefined).find(({name}) => name === versionName)!);
  return (
    <>
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${to}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <Redirect to={to} />
    </>
  );
}
