/**
 * Change (eject): the original makes an Algolia client of its own, which would send the reader's
 * words away in embedded mode, and leaves out the version filter in both. This page asks the same
 * client as the dialog. The original is kept from search engines altogether; here its results are.
 */
import type {ReactNode} from 'react';
import {PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import SearchResults from '@site/src/components/SearchResults';
import Layout from '@theme/Layout';

export default function SearchPage(): ReactNode {
  const [query] = useSearchQueryString();
  return (
    <Layout>
      <PageMetadata title="Search" description="Search the latest version of the documentation." />
      {query && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <SearchResults />
    </Layout>
  );
}
