/** The names and types of the data that the build, the index files and the browser share. */
import type {AsPlainObject} from 'minisearch';
import type {IndexLanguage} from './language.ts';

/**
 * The two index files, at the site's base path. Their names have no hash because pages are written
 * before them.
 */
export const TITLES_FILE = 'search-titles.json';
export const INDEX_FILE = 'search-index.json';

/** A section's heading and those above it. `lvl0` is the sidebar group, `lvl1` the page. */
export interface Hierarchy {
  lvl0: string;
  lvl1: string;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
}

export type Level = 1 | 2 | 3 | 4;

/** What a line of a section's content starts with if it's a table row. */
export const ROW_START = '\t';

/** One section of a page, as it's indexed and pushed to Algolia. */
export interface SearchRecord {
  /** The section's URL, which is unique. */
  objectID: string;
  /** The absolute URL, with the section's anchor. */
  url: string;
  type: `lvl${Level}`;
  hierarchy: Hierarchy;
  /** The prose of the section. */
  content: string;
  /**
   * The words of the page's path, in its first section only. `pricing` finds "Plans, credits and
   * billing".
   */
  path: string;
  /** Other names for the section, which count almost as much as its heading. */
  aliases: string[];
  /** How readers ask for the section, in words that it doesn't contain. */
  asked: string[];
  /** Names from code, tables and labels, which readers type exactly. */
  keys: string;
  /** Names from code samples that are not in the prose. */
  code: string;
  /** How many other pages link to the section. */
  links: number;
  docusaurus_tag: string;
  /** Algolia's last criteria for the order of results. */
  weight: {level: number; position: number};
}

/** What's needed to find and show a section by its names. */
export type NamedSection = Pick<
  SearchRecord,
  'url' | 'type' | 'hierarchy' | 'path' | 'aliases' | 'keys' | 'links'
>;

/** The first file: the names of all sections. */
export interface TitlesFile {
  /**
   * The same in both files of a build, and another one if their content differs. A section's ID is its
   * position, so the index of one build with the names of another would find other sections.
   */
  build: string;
  sections: NamedSection[];
  /** Groups of words and phrases that mean the same. */
  synonyms: string[][];
  /** The language, if it isn't English. */
  language?: IndexLanguage;
}

/** The second file: the full index, and what else is known about each section. */
export interface FullFile {
  /** See {@link TitlesFile}. */
  build: string;
  /** The index as MiniSearch writes it. */
  index: AsPlainObject;
  /** The prose of each section. */
  texts: string[];
  /** How readers ask for each section. */
  asked: string[][];
}
