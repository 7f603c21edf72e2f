/** Finds in a query what {@link synonyms} know another wording for. */
import {synonyms} from '../../facts/synonyms.ts';
import {isOneEdit} from './editDistance.ts';
import {allWords, isWord, stemTerm, type QueryWord} from './tokenize.ts';

export interface Rewording {
  /** The words of the query that are reworded: from, and up to but without. */
  from: number;
  to: number;
  /** The other wordings. */
  others: QueryWord[][];
}

/** A name of the helper object has no grammatical forms: `$auth` is not what v1 called `auths`. */
const formOf = ({whole, isHelper}: QueryWord) => {
  if (isHelper) return `$${whole}`;
  return isWord(whole) ? stemTerm(whole) : whole;
};

interface Phrase {
  words: QueryWord[];
  forms: string[];
}

interface Synonyms {
  groups: Phrase[][];
  /** The words of all phrases. */
  known: ReadonlySet<string>;
  /** Those that are a phrase by themselves. */
  alone: ReadonlySet<string>;
}

let prepared: Synonyms | undefined;

/** Worked out at the first question that needs it: the first answer of all does not. */
function prepare(): Synonyms {
  const groups = synonyms.map((group) =>
    group.map((member) => {
      const words = allWords(member);
      return {words, forms: words.map(formOf)};
    }),
  );
  const phrases = groups.flat().map(({words}) => words.map(({whole}) => whole));
  const single = phrases.filter(({length}) => length === 1);
  return {groups, known: new Set(phrases.flat()), alone: new Set(single.flat())};
}

const tables = (): Synonyms => (prepared ??= prepare());

/** Whether a word has other wordings by itself. */
export const isSynonym = ({whole}: QueryWord): boolean => tables().alone.has(whole);

/** Shorter words have too many neighbors. */
const CORRECTED = 5;

/**
 * The word that a misspelt one was meant to be, where that has other wordings.
 *
 * @param word - one that the index does not have
 */
export function meant(word: QueryWord): QueryWord {
  const {known} = tables();
  if (word.whole.length < CORRECTED || known.has(word.whole)) return word;
  const whole = [...known].find((other) => isOneEdit(word.whole, other));
  return whole ? {...word, whole} : word;
}

/**
 * @param words - of a query, with the small ones
 * @returns the longest phrases of each group, with the other members of the group
 */
export function rewordings(words: readonly QueryWord[]): Rewording[] {
  const forms = words.map(formOf);
  return tables().groups.flatMap((group) => {
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
