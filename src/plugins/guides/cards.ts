import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** What a card shows of a page. */
export interface GuideCard {
  title: string;
  description: string;
  /** Where it leads, such as `/docs/quickstart/`. */
  to: string;
  /** A picture under `static/`, such as `/img/cards/quickstart.svg`. */
  thumbnail: string;
}

/** The data of `GuideCards`, for one version. */
export interface GuideData {
  /** By route inside the version, such as `/quickstart/`. */
  cards: Record<string, GuideCard>;
  /** Routes that the site promises and that make no card: their page has no thumbnail. */
  withoutCard: string[];
}

/**
 * Picks the pages that make a card: those whose front matter has a short description and a
 * thumbnail. A card has the title of its page:
 * beside cards of other sections, a sidebar label such as "HTTP requests" would say too little.
 *
 * @param version - the docs version whose pages are picked
 * @param specRoutes - every route that the site promises, see `facts/routes.ts`
 */
export function guideData(
  {docs}: Pick<LoadedVersion, 'docs'>,
  specRoutes: readonly string[],
): GuideData {
  const cards: GuideData['cards'] = {};
  for (const {slug, title, permalink, frontMatter} of docs) {
    const {short_description: description, thumbnail} = frontMatter as Record<string, unknown>;
    if (typeof description !== 'string' || typeof thumbnail !== 'string') continue;
    cards[slug] = {title, description, to: permalink, thumbnail};
  }
  return {cards, withoutCard: specRoutes.filter((route) => !(route in cards))};
}
