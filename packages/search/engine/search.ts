/** Finds the sections that match a query in the embedded index. */
import {vocabularyOf, type Engine} from './engine.ts';
import {toHit, type Results} from './hits.ts';
import {matchPhrase, matchWord, merge, type Match} from './matchWord.ts';
import {rank, type Result, type Term} from './rank.ts';
import {rewordings, type Rewording} from './rewordings.ts';
import type {Sections} from './sections.ts';
import {language} from './language.ts';
import {allWords, formOf, withUnits, type QueryWord} from './tokenize.ts';
import {LONGEST_QUERY, MATCH, WORD_WEIGHT} from './weights.ts';

/** Words or parts of a word that are one in the index, maybe in another form: `web hooks`, `web-hook`. */
interface Compound extends Pick<Rewording, 'from' | 'to'> {
  whole: string;
}

function compounds(words: readonly QueryWord[], vocabulary: ReadonlySet<string>): Compound[] {
  const parted = words.flatMap(({parts}, from) =>
    // An option, such as `--timer`, has only one.
    parts.length > 1 ? {from, to: from + 1, whole: parts.join('')} : [],
  );
  const pairs = words
    .slice(1)
    .map((second, from) => ({from, to: from + 2, whole: words[from]!.whole + second.whole}));
  // "else's" is no word but "else".
  return [...parted, ...pairs].filter(
    ({from, whole}) =>
      (vocabulary.has(whole) || vocabulary.has(formOf(whole))) &&
      formOf(whole) !== formOf(words[from]!.whole),
  );
}

/** @returns the words of a query that count, with the sections that match each */
function termsOf(engine: Engine, text: string, {synonyms}: Sections): Term[] {
  const words = allWords(text).slice(0, LONGEST_QUERY.words);
  const joined = compounds(words, vocabularyOf(engine));
  const reworded = rewordings(words, synonyms);
  const isIn = (spans: readonly Pick<Rewording, 'from' | 'to'>[], at: number) =>
    spans.some(({from, to}) => from <= at && at < to);
  // Stop words don't count, unless there's nothing else or they're part of a synonym.
  const telling = words.map(
    ({whole}, at) => !language().stopWords.has(whole) || isIn([...joined, ...reworded], at),
  );
  const places = [...words.keys()].filter((at) => telling[at] || !telling.includes(true));
  const matches = words.map(
    (word, at): Map<number, Match> =>
      new Map(places.includes(at) ? matchWord(engine, word, at === words.length - 1) : []),
  );
  for (const {from, to, whole} of joined) {
    const found = matchWord(engine, {whole, parts: []}, to === words.length);
    for (const known of matches.slice(from, to)) merge(known, found, MATCH.joined);
  }
  for (const {from, to, others} of reworded) {
    for (const other of others) {
      const found = matchPhrase(engine, other);
      for (const known of matches.slice(from, to)) merge(known, found, MATCH.synonym);
    }
  }
  const terms = places.map((at): Term => {
    const isFiller = language().fillerWords.has(words[at]!.whole) && !isIn(joined, at);
    const rarity = Math.log(1 + engine.documentCount / matches[at]!.size);
    const weight = (isFiller ? WORD_WEIGHT.filler : 1) * Math.min(WORD_WEIGHT.most, rarity);
    return {matches: matches[at]!, weight, isFiller};
  });
  if (terms.length <= LONGEST_QUERY.rarest) return terms;
  const found = terms.filter((term) => term.matches.size > 0);
  return found.toSorted((a, b) => b.weight - a.weight).slice(0, LONGEST_QUERY.rarest);
}

/**
 * @param engine - the engine of the first or the second stage
 * @param query - what the reader typed; can be any text
 * @param sections - what's known about the sections
 * @returns the matching sections, best first
 */
export function search(engine: Engine, query: string, sections: Sections): Result[] {
  const isKnown = (word: string) => vocabularyOf(engine).has(word);
  const text = withUnits(query.slice(0, LONGEST_QUERY.characters), isKnown);
  return rank(termsOf(engine, text, sections), text, sections);
}

const isTyped = ({found}: Match) => found.some((one) => one.isTyped);

/**
 * Searches, and turns the best results into what readers see. Takes and throws the same as
 * {@link search}.
 *
 * @param limit - the maximum number of hits
 */
export function findHits(
  engine: Engine,
  query: string,
  limit: number,
  sections: Sections,
): Results {
  // Full-width letters become ordinary ones. Soft hyphens and the like, from copied words, disappear.
  const plain = query.normalize('NFKC').replaceAll(/\p{Cf}/gu, '');
  const results = search(engine, plain, sections);
  const hits = results.slice(0, limit).map((result) => toHit(result, sections));
  const all = results.filter(({hasAll}) => hasAll);
  const typed = all.filter(({words}) => words.every(isTyped));
  return {hits, count: results.length, whole: typed.length || all.length};
}
