import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {GuideFacts, languages} from '../../../facts/guides.ts';

/** A page in a list of guides. */
export interface GuideEntry {
  title: string;
  description: string;
  /** The path it links to, such as `/docs/guides/approval/`. */
  to: string;
  minutes: number;
}

export interface ListedGuide extends GuideEntry {
  job: string;
  /** Keys of {@link GuideLists.languages}. */
  languages: string[];
}

/** The data of `GuideTrack`, `GuideList` and `GuideFilter`. */
export interface GuideLists {
  guides: ListedGuide[];
  tracks: Record<string, GuideEntry[]>;
  /** The names of the languages that guides use, by key. */
  languages: Record<string, string>;
}

interface Facts extends GuideFacts {
  languages: typeof languages;
}

/**
 * Adds titles and descriptions of pages to the list of guides.
 *
 * @param version - the docs version of the guides
 * @param facts - the list
 * @throws Error if a route has no page
 */
export function guideLists({docs}: Pick<LoadedVersion, 'docs'>, facts: Facts): GuideLists {
  const pages = new Map(docs.map((doc) => [doc.slug, doc]));
  const entry = (route: string, minutes: number): GuideEntry => {
    const page = pages.get(route);
    if (!page) throw new Error(`facts/guides.ts: there is no page at ${route}`);
    return {title: page.title, description: page.description, to: page.permalink, minutes};
  };
  return {
    guides: Object.values(facts.guides).map(({slug, job, minutes, languages}) => ({
      ...entry(`/guides/${slug}/`, minutes),
      job,
      languages,
    })),
    tracks: Object.fromEntries(
      Object.entries(facts.tracks).map(([name, steps]) => [
        name,
        steps.map(({route, minutes}) => entry(route, minutes)),
      ]),
    ),
    languages: facts.languages,
  };
}
