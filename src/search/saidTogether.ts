/** Whether the words of a query stand together in a text: error messages, titles, commands do. */

const SEPARATORS = /[^\p{L}\p{N}$_.'-]+/gu;

const MAX_WORDS = 12;

/** A text as {@link saidTogether} compares it: in small letters, with one space around each word. */
export const spaced = (text: string): string =>
  ` ${text.toLowerCase().replaceAll(SEPARATORS, ' ').trim()} `;

export interface Together {
  /** From 0 to 1: the share of the query's neighbors that are neighbors in the text. */
  pairs: number;
  /** Whether the whole query stands there. */
  isWhole: boolean;
}

/**
 * @param query - as typed; its last word may be half typed
 * @returns compares it with a text that is {@link spaced}
 */
export function saidTogether(query: string): (text: string) => Together {
  const words = spaced(query).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  const pairs = words.slice(1).map((word, at) => ` ${words[at]} ${word}`);
  if (pairs.length === 0) return () => ({pairs: 0, isWhole: false});
  return (text) => {
    const found = pairs.filter((pair) => text.includes(pair)).length;
    const isWhole = found === pairs.length && text.includes(` ${words.join(' ')}`);
    return {pairs: found / pairs.length, isWhole};
  };
}
