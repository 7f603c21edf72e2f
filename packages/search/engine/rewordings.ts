/** Finds the parts of a query that have synonyms. */
import {allWords, formOf, type QueryWord} from './tokenize.ts';

export interface Rewording {
  /** The range of words in the query; `to` is exclusive. */
  from: number;
  to: number;
  /** The other wordings. */
  others: QueryWord[][];
}

export interface Phrase {
  words: QueryWord[];
  forms: string[];
}

/** The phrases of a group of synonyms. */
export const phrasesOf = (group: readonly string[]): Phrase[] =>
  group.map((member) => {
    const words = allWords(member);
    return {words, forms: words.map(({whole}) => formOf(whole))};
  });

/**
 * @param words - the words of a query, including stop words
 * @param groups - the groups of synonyms
 * @returns the longest phrase of each group of synonyms that's in the query, with the group's others
 */
export function rewordings(
  words: readonly QueryWord[],
  groups: readonly (readonly Phrase[])[],
): Rewording[] {
  const forms = words.map(({whole}) => formOf(whole));
  return groups.flatMap((group) => {
    const [longest] = group
      .map((phrase) => ({
        phrase,
        from: forms.findIndex((_, at) =>
          phrase.forms.every((form, offset) => forms[at + offset] === form),
        ),
      }))
      .filter(({from}) => from !== -1)
      .sort((a, b) => b.phrase.forms.length - a.phrase.forms.length);
    if (!longest) return [];
    const {phrase, from} = longest;
    const found = phrase.forms.join(' ');
    const others = group.filter((other) => other.forms.join(' ') !== found);
    return [{from, to: from + phrase.forms.length, others: others.map(({words: them}) => them)}];
  });
}
