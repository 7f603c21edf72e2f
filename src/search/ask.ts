/** Finds the sections that match a query in the embedded index. */
import {vocabularyOf, type Engine} from './engine.ts';
import {matchPhrase, matchWord, mergeRewording, type Match} from './matchWord.ts';
import {rank, type Result, type SectionNames, type Term} from './rank.ts';
import {isOneEdit} from './editDistance.ts';
import {isSynonym, meant, rewordings, type Rewording} from './rewordings.ts';
import {allWords, FILLER_WORDS, STOP_WORDS, type QueryWord} from './tokenize.ts';

/** Longer queries are cut. Nobody types them, and each word costs time. */
export const MAX_LENGTH = 200;
const MAX_WORDS = 12;

/** The factor for sections that only match a synonym of the reader's words. */
const REWORDED = 0.6;

/** The maximum weight of a word. A rare word may be a typo, so it must not outweigh all the others. */
const MOST_TELLING = 3.5;

/** The weight factor of a filler word. */
const FILLER = 0.4;

const SMALL = [...STOP_WORDS].filter((word) => word.length > 3);

/** Stop words are in most questions, so `wherre` is more likely a misspelled one than another word. */
const isSmallMisspelt = (word: string) =>
  word.length > 3 && SMALL.some((small) => isOneEdit(word, small));

interface Asked {
  /** All terms of the index. */
  vocabulary: ReadonlySet<string>;
  /** The words of the site's own name. */
  site: ReadonlySet<string>;
}

/** Which words to search for: no stop words or site name, unless in a compound or a synonym. */
function whichTell(words: readonly QueryWord[], reworded: readonly Rewording[], asked: Asked) {
  const {vocabulary, site} = asked;
  const isJoined = (at: number) => {
    const pair = words.slice(at, at + 2).map(({whole}) => whole);
    return pair.length > 1 && (vocabulary.has(pair.join('-')) || vocabulary.has(pair.join('/')));
  };
  let left = MAX_WORDS;
  return words.map(({whole}, at) => {
    const isSmall =
      STOP_WORDS.has(whole) ||
      (!vocabulary.has(whole) && isSmallMisspelt(whole)) ||
      (site.has(whole) && !isJoined(at));
    const isTelling = !isSmall || reworded.some(({from, to}) => from <= at && at < to);
    return isTelling && left-- > 0;
  });
}

function termsOf(engine: Engine, query: string, title: string): Term[] {
  const words = allWords(query);
  const vocabulary = vocabularyOf(engine);
  const rewordable = rewordings(
    words.map((word) => (vocabulary.has(word.whole) ? word : meant(word))),
  );
  const site = new Set(allWords(title).map(({whole}) => whole));
  const isTelling = whichTell(words, rewordable, {vocabulary, site});
  const some = isTelling.some(Boolean);
  const find = (word: QueryWord, at: number): ReadonlyMap<number, Match> => {
    if (some ? !isTelling[at] : at >= MAX_WORDS) return new Map();
    // A synonym isn't a typo, even if it's on no page.
    if (isSynonym(word) && !vocabulary.has(word.whole)) return matchPhrase(engine, [word]);
    return matchWord(engine, word, at === words.length - 1);
  };
  const matches = words.map((word, at) => new Map(find(word, at)));
  for (const {from, to, others} of rewordable) {
    for (const other of others) {
      const found = matchPhrase(engine, other);
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
        (FILLER_WORDS.has(whole) ? FILLER : 1) *
        Math.min(MOST_TELLING, Math.log(1 + engine.documentCount / found.size)),
    }));
}

/**
 * @param engine - the engine of the first or the second stage
 * @param query - what the reader typed; can be any text
 * @param names - the names of the sections
 * @returns the matching sections, best first
 */
export function ask(engine: Engine, query: string, names: SectionNames): Result[] {
  const typed = query.slice(0, MAX_LENGTH);
  return rank(termsOf(engine, typed, names.site?.() ?? ''), typed, names);
}
