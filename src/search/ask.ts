/** Asks the embedded search engine: which sections answer a query, best first. */
import {vocabularyOf, type Engine} from './engine.ts';
import {findPhrase, findWord, mergeRewording, type Match} from './findWord.ts';
import {rank, type Result, type SectionNames, type Term} from './rank.ts';
import {meant, rewordings} from './rewordings.ts';
import {allWords, CHATTER, STOP_WORDS} from './tokenize.ts';

/** Longer queries are cut: nobody types them, and each word costs time. */
const MAX_LENGTH = 200;
const MAX_WORDS = 12;

/** How much a section counts that is found by another wording than the reader's. */
const REWORDED = 0.6;

/** A rare word must not outweigh all the others: it may be a slip, or chatter. */
const MOST_TELLING = 3.5;

/** What is left of a word of talk. */
const TALK = 0.4;

function termsOf(engine: Engine, query: string): Term[] {
  const words = allWords(query).slice(0, MAX_WORDS);
  const vocabulary = vocabularyOf(engine);
  const rewordable = rewordings(
    words.map((word) => (vocabulary.has(word.whole) ? word : meant(word))),
  );
  const isTelling = words.map(
    ({whole}, at) =>
      !STOP_WORDS.has(whole) || rewordable.some(({from, to}) => from <= at && at < to),
  );
  const some = isTelling.some(Boolean);
  const matches = words.map((word, at) =>
    isTelling[at] || !some
      ? new Map(findWord(engine, word, at === words.length - 1))
      : new Map<number, Match>(),
  );
  for (const {from, to, others} of rewordable) {
    for (const other of others) {
      const found = findPhrase(engine, other);
      for (const known of matches.slice(from, to)) mergeRewording(known, found, REWORDED);
    }
  }
  return matches
    .map((found, at) => ({found, ...words[at]!}))
    .filter(({found}) => found.size > 0)
    .map(({found, whole, isName}) => ({
      isName,
      matches: found,
      weight:
        (CHATTER.has(whole) ? TALK : 1) *
        Math.min(MOST_TELLING, Math.log(1 + engine.documentCount / found.size)),
    }));
}

/**
 * @param engine - of the first or the second stage
 * @param query - what the reader typed, whatever it is
 * @param names - of the sections
 * @returns the sections found, best first
 */
export function ask(engine: Engine, query: string, names: SectionNames): Result[] {
  const typed = query.slice(0, MAX_LENGTH);
  return rank(termsOf(engine, typed), typed, names);
}
