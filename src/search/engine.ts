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

/** All terms of an index. */
export const vocabularyOf = (engine: Engine): ReadonlySet<string> => vocabularies.get(engine)!;

/** An engine without sections. Its vocabulary grows as sections are added. */
function emptyEngine(): Engine {
  const vocabulary = new Set<string>();
  const processTerm = (term: string) => {
    vocabulary.add(term);
    return term;
  };
  const engine: Engine = new MiniSearch({...indexOptions, processTerm});
  vocabularies.set(engine, vocabulary);
  return engine;
}

/** @returns an engine for these sections */
export function buildEngine(sections: readonly IndexedSection[]): Engine {
  const engine = emptyEngine();
  engine.addAll(sections);
  return engine;
}

/**
 * @param index - an engine as JSON
 * @returns the engine; loads in chunks, so other queries can run in between
 * @throws Error if the text isn't an index
 */
export async function loadEngine(index: string): Promise<Engine> {
  const parsed = JSON.parse(index) as AsPlainObject;
  const engine = await MiniSearch.loadJSAsync<IndexedSection>(parsed, indexOptions);
  vocabularies.set(engine, new Set(parsed.index.map(([term]) => term)));
  return engine;
}

/** The words of a path, without the file extension. */
export const pathWords = (path: string): string =>
  path
    .replace(/\.html$/, '')
    .replaceAll(/[/-]+/g, ' ')
    .trim();
