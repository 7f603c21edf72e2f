import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {closest} from 'fastest-levenshtein';
import type {GuideCard} from '@site/src/plugins/guides/data';
import {CardGrid, CardShell} from '../Card';
import {useGuideData} from '../useGuideData';
import styles from './styles.module.css';

interface Props {
  /** Routes relative to the version, such as `/quickstart/`, in the order of their cards. */
  routes: readonly string[];
}

function cardOf(route: string, cards: Record<string, GuideCard>): GuideCard {
  const card = cards[route];
  if (card) return card;
  throw new Error(
    `<GuideCards routes>: there is no page with a thumbnail at "${route}". ` +
      `Did you mean "${closest(route, Object.keys(cards))}"?`,
  );
}

function Thumbnail({src}: {src: string}): ReactNode {
  return (
    <span className={styles.ground}>
      <img src={useBaseUrl(src)} alt="" width={320} height={160} loading="lazy" decoding="async" />
    </span>
  );
}

/**
 * Renders a card for each route that has a short description and a thumbnail in its page's front
 * matter.
 *
 * @throws Error at build time if a route has no card
 */
export default function GuideCards({routes}: Props): ReactNode {
  const {cards} = useGuideData();
  const shown = routes.map((route) => cardOf(route, cards));
  return (
    <CardGrid>
      {shown.map(({title, description, to, thumbnail}) => (
        <CardShell key={to} className={styles.guide} picture={<Thumbnail src={thumbnail} />}>
          <Link to={to}>{title}</Link>
          <p>{description}</p>
        </CardShell>
      ))}
    </CardGrid>
  );
}
