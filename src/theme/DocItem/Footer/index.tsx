/**
 * Change (wrap): asks whether the page helped, says on v1 pages when to edit them, and offers to
 * report an issue with the page. Rendered once, not again when the page around has asked how wide
 * the window is.
 */
import {memo, type ReactNode} from 'react';
import EditNote from '@site/src/components/EditNote';
import PageFeedback from '@site/src/components/PageFeedback';
import {useIssueLink} from '@site/src/components/issueLink';
import Footer from '@theme-original/DocItem/Footer';

function DocItemFooter(): ReactNode {
  const issueLink = useIssueLink();
  return (
    <>
      <PageFeedback />
      <Footer />
      <EditNote />
      <p className="report-issue">
        <a href={issueLink()}>Report an issue with this page</a>
      </p>
    </>
  );
}

export default memo(DocItemFooter);
