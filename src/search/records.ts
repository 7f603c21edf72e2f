/** The types of the data that the build, the index files and the browser share. */
import type {AsPlainObject} from 'minisearch';

/** A section's heading and those above it. `lvl0` is the sidebar group, `lvl1` the page. */
export interface Hierarchy {
  lvl0: string;
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
}

export type Level = 1 | 2 | 3 | 4;

/** One section of a page, as it's indexed and pushed to Algolia. */
export interface SearchRecord {
  /** The section's URL, which is unique. */
  objectID: string;
  /** The absolute URL, with the section's anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: `lvl${Level}`;
  hierarchy: Hierarchy;
  /** The prose of the section. */
  content: string;
  /** The words of the page's path, in its first section only. */
  path: string;
  /** Other names for the section, which count almost as much as its heading. */
  aliases: string[];
  /** How readers ask for the section, in words that it doesn't contain. */
  asked: string[];
  /** Names from code, tables and labels, which readers type exactly. */
  keys: string;
  /** Names from code samples that are not in the prose. */
  code: string;
  docusaurus_tag: string;
  version: string;
  language: string;
  /** `links` is the number of links from other pages. */
  weight: {level: number; position: number; links: number};
}

/** The first-stage file, which has enough to find pages and headings by name. */
export interface TitlesFile {
  /** `[path, group]` */
  pages: [string, string][];
  /** `[page, level, anchor, heading, keys, aliases, links]`, in the order of the records */
  sections: [number, Level, string, string, string, string[], number][];
  tag: string;
  /** The site's origin, to make paths absolute. */
  origin: string;
  /** The site's base URL, which is the start of all paths. */
  base: string;
}

/** The second-stage file: the full index, and the text to show. */
export interface FullFile {
  /** The index as MiniSearch writes it. */
  index: AsPlainObject;
  /** The prose of each section, in the order of the titles file. */
  texts: string[];
  /** How readers ask for each section, as phrases separated by `; `. */
  asked: string[];
}
