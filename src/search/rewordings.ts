/** Finds the parts of a query that have {@link synonyms}. */
import {synonyms} from '../../facts/synonyms.ts';
import {isOneEdit} from './editDistance.ts';
import {allWords, isWord, stemTerm, type QueryWord} from './tokenize.ts';

export interface Rewording {
  /** The range of words in the query; `to` is exclusive. */
  from: number;
  to: number;
  /** The other wordings. */
  others: QueryWord[][];
}

/** Names of the helper object have no grammatical forms: `$auth` isn't v1's `auths`. */
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
  /** The words that are a phrase by themselves. */
  alone: ReadonlySet<string>;
}

let prepared: Synonyms | undefined;

/** Runs when first needed, so it doesn't delay the start. */
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

/** Whether a word by itself has synonyms. */
export const isSynonym = ({whole}: QueryWord): boolean => tables().alone.has(whole);

/** Shorter words are too similar to other words to be corrected. */
const CORRECTED = 5;

/**
 * Corrects a misspelled word if the correct one is in the synonyms.
 *
 * @param word - a word that isn't in the index
 * @returns the corrected word, or the same one
 */
export function meant(word: QueryWord): QueryWord {
  const {known} = tables();
  if (word.whole.length < CORRECTED || known.has(word.whole)) return word;
  const whole = [...known].find((other) => isOneEdit(word.whole, other));
  return whole ? {...word, whole} : word;
}

/**
 * @param words - the words of a query, including stop words
 * @returns the longest phrase of each group of synonyms that's in the query, with the group's others
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
