import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Builds the URL of a new issue about the current page, prefilled with the page, its source and its
 * version.
 *
 * @returns a function that takes the reader's remark and returns the URL
 */
export function useIssueLink(): (remark?: string) => string {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const {label} = useDocsVersion();
  return (remark = '') => {
    const page = siteConfig.url + metadata.permalink;
    const url = new URL(String(siteConfig.customFields?.newIssueUrl));
    url.searchParams.set('title', `Docs: ${metadata.title}`);
    url.searchParams.set(
      'body',
      `Page: ${page}\nSource: ${metadata.source}\nVersion: ${label}\n\n${remark}`,
    );
    return url.href;
  };
}
