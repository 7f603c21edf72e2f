/**
 * Change (wrap): asks whether the page helped, says on older pages when to edit them, and offers to
 * report an issue with the page.
 */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import EditNote from '@site/src/components/EditNote';
import PageFeedback from '@site/src/components/PageFeedback';
import {useIssueLink} from '@site/src/components/issueLink';
import Footer from '@theme-original/DocItem/Footer';

export default function DocItemFooter(): ReactNode {
  const issueLink = useIssueLink();
  return (
    <>
      <PageFeedback />
      <Footer />
      <EditNote />
      <p className="report-issue">
        <a href={issueLink()}>
          {translate({id: 'reportIssue', message: 'Report an issue with this page'})}
        </a>
      </p>
    </>
  );
}
