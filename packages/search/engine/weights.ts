/**
 * All numbers that decide which sections match a query, and in which order. MiniSearch scores words with
 * its own constants (BM25+), `matchWord.ts` combines the ways in which a word matches, and the head of
 * `rank.ts` says what's multiplied. After a change, run the recall tests: see the README.
 */

/**
 * How much a word counts in each indexed field: MiniSearch multiplies its score by this, and `rank.ts`
 * takes the square root. Only the first section of a page has a path.
 */
export const FIELD_BOOST = {
  heading: 4,
  aliases: 3,
  asked: 1.5,
  title: 1.6,
  path: 3,
  keys: 2,
  content: 1,
  code: 0.8,
};

/** How much a match counts, compared with the word as it was typed. */
export const MATCH = {
  /** Another grammatical form of the word. */
  otherForm: 0.8,
  /** A longer word that starts with this one: MiniSearch's weight, which is then multiplied by one of the two below. */
  prefix: 0.7,
  prefixOfLastWord: 0.9,
  prefixOfCompleteWord: 0.5,
  /** A corrected word, or one that was typed without a space. */
  guess: 0.8,
  /** A part of a compound. */
  part: 0.4,
  /** A part of a compound that's in the index itself. */
  partOfKnown: 0.2,
  /** Two words that are one in the index. */
  joined: 1,
  /** Another wording, from `data/synonyms.yaml`. */
  synonym: 0.6,
};

/** From which lengths on, and how rarely, a word is matched in other ways than as typed. In letters. */
export const MATCH_IF = {
  /** A complete word, unlike the last one, is only a prefix from this length on. */
  completePrefixFrom: 4,
  /** Shorter prefixes match half the index, so they're only searched for in names. */
  prefixInTextFrom: 3,
  /** From this length on, two letters may be wrong, and a misspelled word may be incomplete. */
  twoTyposFrom: 6,
  /** In fewer sections than this, a word may be two without a space. */
  splitBelowSections: 3,
  /** A shorter word is the end of too many others. */
  endOfCompoundFrom: 5,
};

/** How much a word of the query weighs: the logarithm of how rare it is, but not more than `most`. */
export const WORD_WEIGHT = {
  /** A rare word may be a typo, so it must not outweigh all the others. */
  most: 3.5,
  /** The factor for a word such as "way" or "best". */
  filler: 0.4,
};

/** The exponent of the share of the query that a section contains at all. */
export const COVERAGE_POWER = 0.25;

/** What the names of a section add to its factor for names, which is 1 without any. */
export const NAMED = {
  /** How much it counts that a word is in a name. The title tells apart pages with the same headings. */
  by: {heading: 1, aliases: 1, path: 1, title: 1.4, asked: 0.6},
  /** If all of the query is in names, they add this much. */
  factor: 2,
  power: 4,
};

/** What one name adds, the better it fits the query. */
export const FIT = {
  /** Titles and paths belong to many sections. */
  by: {heading: 1, aliases: 0.75, asked: 0.9, title: 0, path: 0},
  /** The exponent of the share of the query that the name contains. */
  power: 2,
  /** How much more it adds if the query also contains all of the name. */
  wholeName: 3,
  /** What it adds if the name has nothing else and at least this share of the query. */
  same: 2,
  sameFrom: 0.9,
};

/** The factor of a page's first section, which has the page's title. */
export const FIRST_SECTION = 0.8;

/** What the logarithm of the number of links from other pages is multiplied by. */
export const LINKED = 0.1;

/** What adjacent words add that are adjacent in the query, too: by their share, and if all of them are. */
export const ADJACENT = {share: 0.3, all: 0.3};

/** How many of the best sections are checked for adjacent words, and how many words of the query. */
export const ADJACENT_IN = {sections: 40, words: 12};

/**
 * Longer queries are cut, because each word costs time. Of pasted lines of a log, which have many, only the
 * rarest words decide.
 */
export const LONGEST_QUERY = {characters: 1000, words: 80, rarest: 12};
