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

/** The cards of a version by route inside it, such as `/quickstart/`. */
export type Cards = Record<string, GuideCard>;

/** The data of `GuideCards`. */
export interface GuideData {
  /** By the name that the docs plugin has for the version. */
  versions: Readonly<Record<string, Cards>>;
  /** Routes that the site promises: their page may have no thumbnail, and make no card. */
  promised: readonly string[];
}

/**
 * Picks the pages that make a card: those whose front matter has a short description and a
 * thumbnail. A card has the title of its page: beside cards of other sections, a sidebar label such
 * as "HTTP requests" would say too little.
 *
 * @param version - the docs version whose pages are picked
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
