import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {closest} from 'fastest-levenshtein';
import data from '@generated/guides/default/cards.json';
import type {Cards, GuideCard, GuideData} from '@site/src/plugins/guides/cards';
import {CardGrid, CardShell} from '../Card';
import styles from './styles.module.css';

interface Props {
  /** Routes relative to the version, such as `/quickstart/`, in the order of their cards. */
  routes: readonly string[];
}

function cardOf(route: string, cards: Cards): GuideCard {
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
  const {version} = useDocsVersion();
  const {[version]: cards = {}} = data as GuideData;
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
