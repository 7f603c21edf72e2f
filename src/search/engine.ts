/** What's indexed about a section, and how. The build and the browser must use the same options. */
import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import {indexTerms} from './tokenize.ts';
import {WEIGHTS} from './weights.ts';

/** A section's ID is its position in the titles file. */
export interface IndexedSection {
  id: number;
  title: string;
  heading: string;
  /** Other names for the section. */
  aliases: string;
  /** How readers ask for the section. Only in the full index. */
  asked: string;
  /** The page's path, in its first section only. `pricing` finds "Plans, credits and billing". */
  path: string;
  keys: string;
  content: string;
  code: string;
}

export const indexOptions: Options<IndexedSection> = {
  fields: Object.keys(WEIGHTS.boost),
  tokenize: indexTerms,
  processTerm: (term) => term,
  searchOptions: {boost: WEIGHTS.boost, tokenize: (term) => [term], processTerm: (term) => term},
};

export type Engine = MiniSearch<IndexedSection>;

const vocabularies = new WeakMap<Engine, ReadonlySet<string>>();

const termsIn = ({index}: AsPlainObject): ReadonlySet<string> =>
  new Set(index.map(([term]) => term));

/** All terms of an index. Only misspelled words need them. */
export function vocabularyOf(engine: Engine): ReadonlySet<string> {
  const vocabulary = vocabularies.get(engine) ?? termsIn(engine.toJSON());
  vocabularies.set(engine, vocabulary);
  return vocabulary;
}

/** @returns an engine for these sections */
export function buildEngine(sections: readonly IndexedSection[]): Engine {
  const engine: Engine = new MiniSearch(indexOptions);
  engine.addAll(sections);
  return engine;
}

/**
 * @param index - an engine as MiniSearch writes it
 * @returns the engine; loads in chunks, so other queries can run in between
 * @throws Error if it isn't an index
 */
export async function loadEngine(index: AsPlainObject): Promise<Engine> {
  const engine: Engine = await MiniSearch.loadJSAsync(index, indexOptions);
  // Here, because MiniSearch only lists its terms by writing the whole index again.
  vocabularies.set(engine, termsIn(index));
  return engine;
}

/** The words of a path, without the file extension. */
export const pathWords = (path: string): string =>
  path
    .replace(/\.html$/, '')
    .replaceAll(/[/-]+/g, ' ')
    .trim();
