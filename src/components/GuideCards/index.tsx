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

/** The card of a route; none if its page has no thumbnail. */
function cardOf(route: string, cards: Cards): GuideCard[] {
  const card = cards[route];
  if (card) return [card];
  if (data.promised.includes(route)) return [];
  const known = [...Object.keys(cards), ...data.promised];
  throw new Error(
    `<GuideCards routes>: "${route}" is not a route of this site (facts/routes.ts). ` +
      `Did you mean "${closest(route, known)}"?`,
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
 * @throws Error at build time if a route has no card and isn't in facts/routes.ts
 */
export default function GuideCards({routes}: Props): ReactNode {
  const {version} = useDocsVersion();
  const {[version]: cards = {}} = (data as GuideData).versions;
  const shown = routes.flatMap((route) => cardOf(route, cards));
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
