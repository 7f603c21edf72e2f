/**
 * Change (wrap): the page as Markdown, to copy or to view, stands beside the breadcrumbs. Rendered
 * once, not again when the page around has asked how wide the window is.
 */
import {memo, type ReactNode} from 'react';
import PageActions from '@site/src/components/PageActions';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import styles from './styles.module.css';

function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <PageActions />
    </div>
  );
}

export default memo(DocBreadcrumbsWrapper);
