import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {CardGrid, CardShell} from '../Card';
import styles from './cards.module.css';
import {known} from './known.ts';
import {useGuideData} from './useGuideData.ts';
import {usePageAt} from './usePageAt.ts';

interface Props {
  /** Routes relative to the version, such as `/quickstart/`, in the order of their cards. */
  routes: readonly string[];
}

function Thumbnail({src}: {src: string}): ReactNode {
  return (
    <span className={styles.ground}>
      <img src={useBaseUrl(src)} alt="" width={320} height={160} loading="lazy" decoding="async" />
    </span>
  );
}

/**
 * Renders a card for each route, with the title, the description and the thumbnail of its page. Sidebar
 * labels such as "HTTP requests" would be too short next to cards of other sections.
 *
 * @throws Error at build time if a route has no page with a thumbnail
 */
export default function GuideCards({routes}: Props): ReactNode {
  const {thumbnails} = useGuideData();
  const pageAt = usePageAt();
  return (
    <CardGrid>
      {routes.map((route) => {
        const thumbnail = known(thumbnails, route, 'the route of a page with a thumbnail');
        const {path, title, description} = pageAt(route);
        return (
          <CardShell key={route} className={styles.guide} picture={<Thumbnail src={thumbnail} />}>
            <Link to={path}>{title}</Link>
            <p>{description}</p>
          </CardShell>
        );
      })}
    </CardGrid>
  );
}
