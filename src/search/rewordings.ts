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

const known = new Set(groups.flat().flatMap(({words}) => words.map(({whole}) => whole)));

/** Whether two words differ by one letter more, less or other, or by two that changed places. */
function isOneSlip(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}

/** Shorter words have too many neighbors. */
const CORRECTED = 5;

/**
 * The word that a misspelt one was meant to be, where that has other wordings.
 *
 * @param word - one that the index does not have
 */
export function meant(word: QueryWord): QueryWord {
  if (word.whole.length < CORRECTED || known.has(word.whole)) return word;
  const whole = [...known].find((other) => isOneSlip(word.whole, other));
  return whole ? {...word, whole} : word;
}

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
