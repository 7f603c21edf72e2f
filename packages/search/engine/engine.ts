/** What's indexed about a section, and how. The build and the browser must use the same options. */
import MiniSearch, {type AsPlainObject, type Options} from 'minisearch';
import type {NamedSection, SearchRecord} from './records.ts';
import {indexTerms} from './tokenize.ts';
import {FIELD_BOOST} from './weights.ts';

/** A section to index. The first index only has names. */
type Section = NamedSection & Partial<Pick<SearchRecord, 'asked' | 'content' | 'code'>>;

type Fields = Record<keyof typeof FIELD_BOOST, string> & {id: number};

/** The indexed fields of a section. Its ID is its position. */
const fieldsOf = (section: Section, id: number): Fields => ({
  id,
  title: section.hierarchy.lvl1,
  heading: section.hierarchy[section.type]!,
  aliases: section.aliases.join(' '),
  asked: section.asked?.join(' ') ?? '',
  path: section.path,
  keys: section.keys,
  content: section.content ?? '',
  code: section.code ?? '',
});

const indexOptions: Options<Fields> = {
  fields: Object.keys(FIELD_BOOST),
  tokenize: indexTerms,
  processTerm: (term) => term,
  searchOptions: {boost: FIELD_BOOST, tokenize: (term) => [term], processTerm: (term) => term},
};

export type Engine = MiniSearch<Fields>;

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
export function buildEngine(sections: readonly Section[]): Engine {
  const engine: Engine = new MiniSearch(indexOptions);
  engine.addAll(sections.map(fieldsOf));
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
