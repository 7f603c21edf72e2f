/**
 * Change (wrap): adds metadata for link previews and search engines, which says that the page is an
 * article, and a link to its Markdown version. Also adds the page's `meta_label`, which analytics records instead of the route; see
 * `src/client/pageViews.ts`.
 */
import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Metadata from '@theme-original/DocItem/Metadata';
import {markdownPathOf} from '@portal/content/pages/markdownPath';

export default function DocItemMetadata(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {siteConfig, i18n} = useDocusaurusContext();
  const {meta_label: label} = frontMatter as {meta_label?: string};
  const {title, description, permalink, lastUpdatedAt} = metadata;
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: siteConfig.url + permalink,
    inLanguage: i18n.localeConfigs[i18n.currentLocale]!.htmlLang,
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
        <link rel="alternate" type="text/markdown" href={markdownPathOf(permalink)} />
        <script type="application/ld+json">{JSON.stringify(article)}</script>
      </Head>
      {label && <div hidden data-page-label={label} />}
    </>
  );
}
