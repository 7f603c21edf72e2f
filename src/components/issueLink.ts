import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {issueUrl} from '@portal/content/text/issueUrl';

/**
 * Builds the URL of a new issue about the current page, prefilled with the page.
 *
 * @returns a function that takes the reader's remark and returns the URL
 */
export function useIssueLink(): (remark?: string) => string {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  return (remark = '') =>
    issueUrl(String(siteConfig.customFields?.newIssueUrl), 'page-fault.yml', {
      title: `Docs: ${metadata.title}`,
      page: siteConfig.url + metadata.permalink,
      wrong: remark,
    });
}
