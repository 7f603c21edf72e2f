/**
 * Change (eject): the original creates its own Algolia client, which would send queries to Algolia
 * even in embedded mode, and has no version filter. This page uses the same client as the dialog. It
 * also sets a `noindex` that search engines read, which the original doesn't.
 */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import SearchResults from '@portal/search/page/SearchResults';
import Layout from '@theme/Layout';

export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata title="Search" description="Search the latest version of the documentation." />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchResults />
    </Layout>
  );
}
