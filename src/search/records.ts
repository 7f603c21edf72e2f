/** The shapes that travel between the build, the index files and the browser. */

/** The headings above and at a section; `lvl0` is the sidebar group, `lvl1` the page. */
export interface Hierarchy {
  lvl0: string;
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
}

export type Level = 1 | 2 | 3 | 4;

/** One section of a page: what is found, and what is pushed to Algolia. */
export interface SearchRecord {
  /** The address, which is unique. */
  objectID: string;
  /** Absolute address, with the anchor of the section. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: `lvl${Level}`;
  hierarchy: Hierarchy;
  /** The prose of the section. */
  content: string;
  /** The words of the page's path, for its beginning only. */
  path: string;
  /** What readers call the section besides: almost as good as its heading. */
  aliases: string[];
  /** What readers ask when they mean the section, in other words than it has. */
  asked: string[];
  /** Names that stand in code, in tables and in labels: what readers type exactly. */
  keys: string;
  /** Names from code samples that are not in the prose. */
  code: string;
  docusaurus_tag: string;
  version: string;
  language: string;
  /** `links` counts the links of other pages that lead here. */
  weight: {level: number; position: number; links: number};
}

/** The first-stage file: enough to find pages and headings by their names. */
export interface TitlesFile {
  /** `[path, group]` */
  pages: [string, string][];
  /** `[page, level, anchor, heading, keys, aliases, links]`, in the order of the records */
  sections: [number, Level, string, string, string, string[], number][];
  tag: string;
  /** The site's origin, to make paths absolute. */
  origin: string;
  /** The site's base address, with which all paths begin. */
  base: string;
}

/** The second-stage file: the full index, and the text to show. */
export interface FullFile {
  /** The index as MiniSearch writes it. */
  index: string;
  /** The prose of each section, in the order of the titles file. */
  texts: string[];
  /** What readers ask when they mean each section; phrases separated by `; `. */
  asked: string[];
}
