import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

/** The content of a card. */
export interface GuideCard {
  title: string;
  description: string;
  /** The path it links to, such as `/docs/quickstart/`. */
  to: string;
  /** A picture under `static/`, such as `/img/cards/quickstart.svg`. */
  thumbnail: string;
}

/** The cards of a version by route inside it, such as `/quickstart/`. */
export type Cards = Record<string, GuideCard>;

/** The data of `GuideCards`: cards by the version's name in the docs plugin. */
export type GuideData = Readonly<Record<string, Cards>>;

/**
 * Returns the cards of all pages with a short description and a thumbnail in their front matter. A card
 * has the title of its page, because sidebar labels such as "HTTP requests" are too short next to cards
 * of other sections.
 *
 * @param version - the docs version of the pages
 */
export function cardsOf({docs}: Pick<LoadedVersion, 'docs'>): Cards {
  const cards: Cards = {};
  for (const {slug, title, permalink, frontMatter} of docs) {
    const {short_description: description, thumbnail} = frontMatter as Record<string, unknown>;
    if (typeof description !== 'string' || typeof thumbnail !== 'string') continue;
    cards[slug] = {title, description, to: permalink, thumbnail};
  }
  return cards;
}
