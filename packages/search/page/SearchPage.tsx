import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import SearchResults from './SearchResults.tsx';

/** The search page. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title={translate({id: 'theme.SearchBar.label', message: 'Search'})}
        description={translate({
          id: 'search.page.description',
          message: 'Search the latest version of the documentation.',
        })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <SearchResults />
    </Layout>
  );
}
