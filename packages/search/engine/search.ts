/** Finds the sections that match a query in the embedded index. */
import type {Engine} from './engine.ts';
import {toHit, type Results} from './hits.ts';
import {matchPhrase, matchWord, merge, type Match} from './matchWord.ts';
import {rank, type Result, type Term} from './rank.ts';
import {rewordings} from './rewordings.ts';
import type {Sections} from './sections.ts';
import {allWords, FILLER_WORDS, STOP_WORDS} from './tokenize.ts';
import {LONGEST_QUERY, MATCH, WORD_WEIGHT} from './weights.ts';

/**
 * @param engine - the engine of the first or the second stage
 * @param query - what the reader typed; can be any text
 * @param sections - what's known about the sections
 * @returns the matching sections, best first
 */
export function search(engine: Engine, query: string, sections: Sections): Result[] {
  const text = query.slice(0, LONGEST_QUERY.characters);
  const words = allWords(text);
  const reworded = rewordings(words);
  const isReworded = (at: number) => reworded.some(({from, to}) => from <= at && at < to);
  // Stop words don't count, unless there's nothing else or they're part of a synonym.
  const telling = words.map(({whole}, at) => !STOP_WORDS.has(whole) || isReworded(at));
  const places = [...words.keys()]
    .filter((at) => telling[at] || !telling.includes(true))
    .slice(0, LONGEST_QUERY.words);
  const matches = words.map(
    (word, at): Map<number, Match> =>
      new Map(places.includes(at) ? matchWord(engine, word, at === words.length - 1) : []),
  );
  for (const {from, to, others} of reworded) {
    for (const other of others) {
      const found = matchPhrase(engine, other);
      for (const known of matches.slice(from, to)) merge(known, found, MATCH.synonym);
    }
  }
  const terms = matches.map((found, at): Term => ({
    matches: found,
    weight:
      (FILLER_WORDS.has(words[at]!.whole) ? WORD_WEIGHT.filler : 1) *
      Math.min(WORD_WEIGHT.most, Math.log(1 + engine.documentCount / found.size)),
  }));
  const matching = terms.filter((term) => term.matches.size > 0);
  return rank(matching, text, sections);
}

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
  return {hits, count: results.length};
}
