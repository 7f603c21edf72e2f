/** Checks whether a text contains the words of a query next to each other, such as an error message. */

const SEPARATORS = /[^\p{L}\p{N}$_.'-]+/gu;

const MAX_WORDS = 12;

/** The text in the format that {@link phraseMatch} needs: lower case, with spaces around each word. */
export const normalized = (text: string): string =>
  ` ${text.toLowerCase().replaceAll(SEPARATORS, ' ').trim()} `;

export interface PhraseMatch {
  /** The share of the query's adjacent pairs of words that are also adjacent in the text, from 0 to 1. */
  pairs: number;
  /** Whether the text contains the whole query. */
  isWhole: boolean;
}

/**
 * @param query - what the reader typed; the last word may be incomplete
 * @returns a function that compares the query with a {@link normalized} text
 */
export function phraseMatch(query: string): (text: string) => PhraseMatch {
  const words = normalized(query).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  const pairs = words.slice(1).map((word, at) => ` ${words[at]} ${word}`);
  if (pairs.length === 0) return () => ({pairs: 0, isWhole: false});
  return (text) => {
    const found = pairs.filter((pair) => text.includes(pair)).length;
    const isWhole = found === pairs.length && text.includes(` ${words.join(' ')}`);
    return {pairs: found / pairs.length, isWhole};
  };
}
