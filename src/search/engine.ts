/** What is indexed of a section, and how. Build and browser must agree on this. */
import MiniSearch, {type Options} from 'minisearch';
import {indexTerms} from './tokenize.ts';

/** Its id is its place in the titles file. */
export interface IndexedSection {
  id: number;
  title: string;
  heading: string;
  /** Other names for it. */
  aliases: string;
  /** The page's path, for its beginning only: `pricing` finds "Plans, credits and billing". */
  path: string;
  keys: string;
  content: string;
  code: string;
}

/** A name counts more than a mention. Tuned on `tests/search/queries.yaml`. */
const BOOST = {heading: 4, aliases: 3, title: 1.6, path: 3, keys: 2, content: 1, code: 0.8};

export const indexOptions: Options<IndexedSection> = {
  fields: Object.keys(BOOST),
  tokenize: indexTerms,
  processTerm: (term) => term,
  searchOptions: {boost: BOOST, tokenize: (term) => [term], processTerm: (term) => term},
};

export type Engine = MiniSearch<IndexedSection>;

/** @returns an engine over these sections */
export function buildEngine(sections: readonly IndexedSection[]): Engine {
  const engine = new MiniSearch(indexOptions);
  engine.addAll(sections);
  return engine;
}

/** The words of a path, without the ending of a file. */
export const pathWords = (path: string): string =>
  path
    .replace(/\.html$/, '')
    .replaceAll(/[/-]+/g, ' ')
    .trim();

const vocabularies = new WeakMap<Engine, ReadonlySet<string>>();

/** All terms of an index; collected once. */
export function vocabularyOf(engine: Engine): ReadonlySet<string> {
  let vocabulary = vocabularies.get(engine);
  if (!vocabulary) {
    vocabulary = new Set(engine.toJSON().index.map(([term]) => term));
    vocabularies.set(engine, vocabulary);
  }
  return vocabulary;
}
