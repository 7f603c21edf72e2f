import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * The address of the form for a new issue about the page being read, filled in with the page, its
 * source and its version.
 *
 * @returns a function from what the reader has to say to the address
 */
export function useIssueLink(): (remark?: string) => string {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const {label} = useDocsVersion();
  return (remark = '') => {
    const page = siteConfig.url + metadata.permalink;
    const address = new URL(String(siteConfig.customFields?.newIssueUrl));
    address.searchParams.set('title', `Docs: ${metadata.title}`);
    address.searchParams.set(
      'body',
      `Page: ${page}\nSource: ${metadata.source}\nVersion: ${label}\n\n${remark}`,
    );
    return address.href;
  };
}
