/** Whether the words of a query are next to each other in a text: error messages, titles, commands do. */

const SEPARATORS = /[^\p{L}\p{N}$_.'-]+/gu;

const MAX_WORDS = 12;

/** A text as {@link phraseMatch} compares it: in lower case, with one space around each word. */
export const normalized = (text: string): string =>
  ` ${text.toLowerCase().replaceAll(SEPARATORS, ' ').trim()} `;

export interface PhraseMatch {
  /** From 0 to 1: the share of the query's neighbors that are neighbors in the text. */
  pairs: number;
  /** Whether the text contains the whole query. */
  isWhole: boolean;
}

/**
 * @param query - as typed; its last word may be half typed
 * @returns compares it with a text that is {@link normalized}
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
