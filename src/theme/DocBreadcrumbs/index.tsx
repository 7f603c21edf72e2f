/** Change (wrap): adds the actions on the page's Markdown beside the breadcrumbs. */
import type {ReactNode} from 'react';
import PageActions from '@site/src/components/PageActions';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <PageActions />
    </div>
  );
}
