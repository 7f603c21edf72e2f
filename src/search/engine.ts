/** The embedded search engine: how sections are indexed, and how a query is asked. */
import MiniSearch, {type Options, type Query, type SearchResult} from 'minisearch';
import {synonyms} from '../../facts/synonyms.ts';
import {indexTerms, isWord, queryWords, stemTerm, type QueryWord} from './tokenize.ts';

/** What is indexed of a section. Its id is its place in the titles file. */
export interface IndexedSection {
  id: number;
  title: string;
  heading: string;
  keys: string;
  content: string;
  code: string;
}

const FIELDS = ['title', 'heading', 'keys', 'content', 'code'];

/** A name counts more than a mention. Tuned on `tests/search/queries.yaml`. */
const BOOST = {heading: 6, title: 3.5, keys: 2.5, content: 1, code: 0.8};

/** Index and browser must agree on these. */
export const indexOptions: Options<IndexedSection> = {
  fields: FIELDS,
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

/** Longer queries are cut: nobody types them, and each word costs time. */
const MAX_LENGTH = 200;
const MAX_WORDS = 12;

/** Typos: none in short words and numbers, up to two letters in long ones. */
const fuzziness = (term: string) =>
  term.length > 3 && !/\d/.test(term) ? (term.length > 7 ? 2 : 1) : false;

/** One word: as typed, half typed, misspelt, in other grammatical forms, or as its parts. */
function wordQuery({whole, parts}: QueryWord, isLast: boolean): Query {
  const typed: Query = {
    queries: [whole],
    prefix: isLast || whole.length > 3,
    fuzzy: fuzziness(whole),
    weights: {fuzzy: 0.4, prefix: 0.7},
  };
  const others: Query[] = [];
  if (isWord(whole)) others.push({queries: [stemTerm(whole)], boostTerm: () => 0.8});
  if (parts.length > 0) {
    others.push({
      combineWith: 'AND',
      queries: parts.map((part, at) =>
        wordQuery({whole: part, parts: []}, at === parts.length - 1),
      ),
    });
  }
  return others.length > 0 ? {combineWith: 'OR', queries: [typed, ...others]} : typed;
}

const allWords = (text: string, combineWith: 'AND' | 'OR'): Query => {
  const words = queryWords(text).slice(0, MAX_WORDS);
  return {combineWith, queries: words.map((word, at) => wordQuery(word, at === words.length - 1))};
};

const asPhrase = (text: string) => ` ${text.toLowerCase().replaceAll(/\s+/g, ' ').trim()} `;

/** The query with a phrase replaced by each of its equals. */
function rewordings(query: string): string[] {
  const text = asPhrase(query);
  return synonyms.flatMap((group) => {
    const phrase = group.find((member) => text.includes(asPhrase(member)));
    if (!phrase) return [];
    return group
      .filter((member) => member !== phrase)
      .map((member) => text.replace(asPhrase(phrase), asPhrase(member)).trim());
  });
}

/** How much a section counts that is found by another word than the reader's. */
const REWORDED = 0.5;

/**
 * Asks the engine.
 *
 * @param engine - of the first or the second stage
 * @param query - what the reader typed, whatever it is
 * @param levelOf - the heading level of a section: pages count a little more than their parts
 * @returns the sections found, best first
 */
export function ask(
  engine: Engine,
  query: string,
  levelOf: (id: number) => number,
): SearchResult[] {
  const text = query.slice(0, MAX_LENGTH);
  if (queryWords(text).length === 0) return [];
  const boostDocument = (id: number) => [1.25, 1.08, 1, 0.95][levelOf(id) - 1] ?? 1;
  const run = (asked: Query, boost = 1) =>
    engine.search(asked, {boostDocument: (id: number) => boostDocument(id) * boost});

  const found = new Map<number, SearchResult>();
  const add = (results: SearchResult[]) => {
    for (const result of results) {
      const known = found.get(result.id as number);
      if (!known || known.score < result.score) found.set(result.id as number, result);
    }
  };
  add(run(allWords(text, 'AND')));
  for (const other of rewordings(text)) add(run(allWords(other, 'AND'), REWORDED));
  // Sections that have some of the words, where hardly any have all.
  if (found.size < 3) add(run(allWords(text, 'OR'), 0.2));
  return [...found.values()].sort((a, b) => b.score - a.score || a.id - b.id);
}
