import type {DocMetadata, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {type GuideFacts, languages} from '../../../facts/guides.ts';

interface ListedPage {
  title: string;
  description: string;
  /** The path it links to, such as `/docs/guides/approval/`. */
  to: string;
}

/** The content of a card. */
export interface GuideCard extends ListedPage {
  /** A picture under `static/`, such as `/img/cards/quickstart.svg`. */
  thumbnail: string;
}

interface GuideEntry extends ListedPage {
  minutes: number;
}

interface Guide extends GuideEntry {
  job: string;
  /** Keys of {@link GuideData.languages}. */
  languages: string[];
}

/** The data of `GuideCards`, `GuideTrack`, `GuideList` and `GuideFilter` in a version. */
export interface GuideData {
  /** By route inside the version, such as `/quickstart/`. */
  cards: Record<string, GuideCard>;
  guides: Guide[];
  tracks: Record<string, GuideEntry[]>;
  /** The names of the languages that guides use, by key. */
  languages: Record<string, string>;
}

const listed = ({title, description, permalink}: DocMetadata): ListedPage => ({
  title,
  description,
  to: permalink,
});

/**
 * Adds titles and descriptions of pages to the list of guides, and returns the cards of all pages with
 * a thumbnail. A card has the title of its page, because sidebar labels such as "HTTP requests" are too
 * short next to cards of other sections.
 *
 * @param version - the docs version of the guides
 * @param facts - the list; versions without guides only have cards
 * @throws Error if a route has no page
 */
export function guideData(
  {docs}: Pick<LoadedVersion, 'docs'>,
  facts: GuideFacts = {guides: {}, tracks: {}},
): GuideData {
  const entry = (route: string, minutes: number): GuideEntry => {
    const page = docs.find(({slug}) => slug === route);
    if (!page) throw new Error(`facts/guides.ts: there is no page at ${route}`);
    return {...listed(page), minutes};
  };
  const cards = docs.flatMap((doc) => {
    const {thumbnail} = doc.frontMatter as {thumbnail?: string};
    return thumbnail === undefined ? [] : [[doc.slug, {...listed(doc), thumbnail}] as const];
  });
  return {
    cards: Object.fromEntries(cards),
    guides: Object.values(facts.guides).map(({slug, job, minutes, languages: used}) => ({
      ...entry(`/guides/${slug}/`, minutes),
      job,
      languages: used,
    })),
    tracks: Object.fromEntries(
      Object.entries(facts.tracks).map(([name, steps]) => [
        name,
        steps.map(({route, minutes}) => entry(route, minutes)),
      ]),
    ),
    languages,
  };
}
