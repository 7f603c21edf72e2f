/** Finds in a query what {@link synonyms} know another wording for. */
import {synonyms} from '../../facts/synonyms.ts';
import {allWords, isWord, stemTerm, type QueryWord} from './tokenize.ts';

export interface Rewording {
  /** The words of the query that are reworded: from, and up to but without. */
  from: number;
  to: number;
  /** The other wordings. */
  others: QueryWord[][];
}

const formOf = ({whole}: QueryWord) => (isWord(whole) ? stemTerm(whole) : whole);

const groups = synonyms.map((group) =>
  group.map((member) => {
    const words = allWords(member);
    return {words, forms: words.map(formOf)};
  }),
);

/**
 * @param words - of a query, with the small ones
 * @returns the longest phrases of each group, with the other members of the group
 */
export function rewordings(words: readonly QueryWord[]): Rewording[] {
  const forms = words.map(formOf);
  return groups.flatMap((group) => {
    const places = group
      .map(({forms: phrase}) => {
        const from = forms.findIndex((_, at) =>
          phrase.every((form, offset) => forms[at + offset] === form),
        );
        return {from, to: from + phrase.length};
      })
      .filter(({from}) => from !== -1)
      .sort((a, b) => b.to - b.from - (a.to - a.from));
    const place = places[0];
    if (!place) return [];
    const said = forms.slice(place.from, place.to).join(' ');
    const others = group.filter(({forms: phrase}) => phrase.join(' ') !== said);
    return [{...place, others: others.map(({words: phrase}) => phrase)}];
  });
}
