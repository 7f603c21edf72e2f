/**
 * Change (eject): the original makes an Algolia client of its own, which would send the reader's
 * words away in embedded mode, and leaves out the version filter in both. This page asks the same
 * client as the dialog. The original keeps the page from search engines by an attribute that they don't read.
 */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import SearchResults from '@site/src/components/SearchResults';
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
