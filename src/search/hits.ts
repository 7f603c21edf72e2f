/** Converts results to the format that DocSearch expects, which is Algolia's. */
import type {Result} from './rank.ts';
import type {Names} from './nameScore.ts';
import {highlight, opening, snippet, typedTerms} from './highlight.ts';
import {normalized} from './phraseMatch.ts';
import type {Hierarchy, Level, TitlesFile} from './records.ts';

interface Marked {
  value: string;
}

type MarkedHierarchy = Partial<Record<keyof Hierarchy, Marked>>;

/** A hit as DocSearch expects it; see its type `DocSearchHit`. */
export interface Hit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: `lvl${Level}`;
  hierarchy: Hierarchy;
  content: string | null;
  _highlightResult: {hierarchy: MarkedHierarchy};
  _snippetResult: {hierarchy: MarkedHierarchy; content?: Marked};
}

/** Looks up sections by their position in the titles file. */
export class Sections {
  private readonly known: Names[] = [];
  private readonly said: string[] = [];

  /**
   * @param texts - the prose of each section, once it has loaded
   * @param phrases - how readers ask for each section, once it has loaded
   */
  constructor(
    private readonly file: TitlesFile,
    private readonly texts?: readonly string[],
    private readonly phrases?: readonly string[],
  ) {}

  level(id: number): Level {
    return this.file.sections[id]![1];
  }

  /** The section's heading and other names, and how readers ask for it. */
  names(id: number): Names {
    const [, , , heading, , aliases] = this.file.sections[id]!;
    return (this.known[id] ??= {
      heading: [heading],
      aliases,
      asked: this.phrases?.[id]?.split('; ').filter(Boolean) ?? [],
    });
  }

  /** The section's names and prose, for comparison with a query. */
  words(id: number): string {
    const {heading, aliases} = this.names(id);
    return (this.said[id] ??= normalized([...heading, ...aliases, this.texts?.[id]].join(' ')));
  }

  /** How many pages link to the section. */
  links(id: number): number {
    return this.file.sections[id]![6];
  }

  /** The section's heading and those above it. */
  hierarchy(id: number): Hierarchy {
    const {pages, sections} = this.file;
    const [page] = sections[id]!;
    const hierarchy: Hierarchy = {
      lvl0: pages[page]![1],
      lvl1: '',
      lvl2: null,
      lvl3: null,
      lvl4: null,
    };
    let above = 5;
    for (let at = id; at >= 0 && sections[at]![0] === page; at--) {
      const [, level, , heading] = sections[at]!;
      if (level < above) {
        hierarchy[`lvl${level}`] = heading;
        above = level;
      }
    }
    return hierarchy;
  }

  address(id: number): {page: string; anchor: string} {
    const [page, , anchor] = this.file.sections[id]!;
    return {page: this.file.origin + this.file.pages[page]![0], anchor};
  }
}

function mark(hierarchy: Hierarchy, terms: ReadonlySet<string>): MarkedHierarchy {
  const entries = Object.entries(hierarchy).filter(([, text]) => text !== null);
  return Object.fromEntries(
    entries.map(([level, text]) => [level, {value: highlight(text as string, terms)}]),
  );
}

/**
 * @param result - a result of the engine
 * @param query - what the reader typed
 * @param sections - all sections
 * @param text - the prose of the section, if it has loaded
 */
export function toHit(
  result: Result,
  query: string,
  sections: Sections,
  text: string | undefined,
): Hit {
  const {id} = result;
  const terms = new Set(result.terms.flatMap((matched) => Object.keys(matched)));
  const typed = typedTerms(query, [...terms]);
  const hierarchy = sections.hierarchy(id);
  const {page, anchor} = sections.address(id);
  const content = text ? (snippet(text, terms, typed) ?? opening(text)) : undefined;
  const marked = mark(hierarchy, typed);
  const url = anchor ? `${page}#${anchor}` : page;
  return {
    objectID: url,
    url,
    url_without_anchor: page,
    anchor: anchor || null,
    type: `lvl${sections.level(id)}`,
    hierarchy,
    content: content ?? null,
    _highlightResult: {hierarchy: marked},
    _snippetResult: {hierarchy: marked, ...(content && {content: {value: content}})},
  };
}
