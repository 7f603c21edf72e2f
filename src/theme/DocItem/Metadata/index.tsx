/**
 * Change (wrap): says what kind of page it is, to those who show links to it and to search engines, and
 * puts the page's `meta_label`, where it has one, beside the metadata. Analytics records that label
 * instead of the route; see `src/client/pageViews.ts`.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadata(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {siteConfig} = useDocusaurusContext();
  const {meta_label: label} = frontMatter as {meta_label?: string};
  const {title, description, permalink, lastUpdatedAt} = metadata;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: siteConfig.url + permalink,
    inLanguage: 'en',
    ...(lastUpdatedAt && {dateModified: new Date(lastUpdatedAt).toISOString()}),
    isPartOf: {
      '@type': 'WebSite',
      name: siteConfig.title,
      url: siteConfig.url + siteConfig.baseUrl,
    },
  };
  return (
    <>
      <Metadata />
      <Head>
        <meta property="og:type" content="article" />
        <script type="application/ld+json">{JSON.stringify(article)}</script>
      </Head>
      {label && <div hidden data-page-label={label} />}
    </>
  );
}
