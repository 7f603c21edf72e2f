/** Change (wrap): asks whether the page helped, and offers to report an issue with it. */
import type {ReactNode} from 'react';
import PageFeedback from '@site/src/components/PageFeedback';
import {useIssueLink} from '@site/src/components/issueLink';
import Footer from '@theme-original/DocItem/Footer';

export default function DocItemFooter(): ReactNode {
  const issueLink = useIssueLink();
  return (
    <>
      <PageFeedback />
      <Footer />
      <p className="report-issue">
        <a href={issueLink()}>Report an issue with this page</a>
      </p>
    </>
  );
}
