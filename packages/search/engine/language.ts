/** What search knows about the language of the site. */
import {stemmer} from '@portal/search/engine/stemmer';

export interface Language {
  /** Docusaurus' name of the language, such as `de`. */
  locale: string;
  /** Words that are too common to tell sections apart. */
  stopWords: ReadonlySet<string>;
  /** Words that matter less than their rarity suggests. */
  fillerWords: ReadonlySet<string>;
  /** Makes the same of all spellings of a word in lower case. */
  fold(word: string): string;
  /** Makes the same of all grammatical forms of a word. */
  stem(word: string): string;
  /** Whether words are written together, as in `Datenbankverbindung`. */
  hasCompounds: boolean;
  /** What a plain word is, which can have other grammatical forms. */
  word: RegExp;
  /** The terms of each chunk, because the same words occur in many headings. */
  known: Map<string, readonly string[]>;
}

const CONTRACTIONS = (
  "aren't can't couldn't didn't doesn't don't hadn't hasn't haven't he'd how's i'm i've isn't " +
  "shouldn't they'll they're wasn't weren't what's where's won't wouldn't"
).split(' ');

/** The parts of a contraction, because the apostrophe splits it, and its spelling without one. */
const remains = (contraction: string) => [...contraction.split("'"), contraction.replace("'", '')];

/** Words that are too common to tell sections apart. */
const STOP_WORDS = new Set([
  ...CONTRACTIONS.flatMap(remains),
  ...(
    'a am an and are as at be been by can could do does did for from get got has have how i if in ' +
    'into is it its just me my myself need of on or our please should so than that the their them ' +
    'there these they this those to us want was we were what when where which who why will with ' +
    'would you your yourself'
  ).split(' '),
]);

/** Filler words, which matter less than their rarity suggests. */
const FILLER_WORDS = new Set(
  (
    'use uses used using make makes made making give gives given wants let lets show shows ' +
    'see sees find finds way ways work works working thing things someone somebody something ' +
    'anything everything everybody now still also same different certain happens happen ' +
    'happened possible allowed example simple best properly correctly actually really like ' +
    'via per between before after without within two one much many long often far ever else ' +
    'right able try trying tried enough instead currently too very please about get gets ' +
    'getting go goes going come comes came coming put puts take takes took taken say says ' +
    'said tell tells know knows look looks seem seems keeps lot bit kind sort part place own ' +
    'whole together already yet maybe always never sometimes usually easily simply directly ' +
    'through across around while during half three four five six seven eight nine ten some ' +
    'any may might must shall being having doing done he she his her him our its ours behalf ' +
    'somewhere hi hey thanks guys platform'
  ).split(' '),
);

const english: Language = {
  ...{locale: 'en', stopWords: STOP_WORDS, fillerWords: FILLER_WORDS, hasCompounds: false},
  ...{fold: (word) => word, stem: stemmer, word: /^[a-z]{3,}$/, known: new Map()},
};

/** Languages that write words together, by the first part of their name. */
const WITH_COMPOUNDS = ['de', 'nl', 'sv', 'da', 'nb', 'nn', 'no', 'fi', 'is', 'hu'];

/** How people write these letters without them. Others only lose their accents. */
const LETTERS: Readonly<Record<string, string>> = {ß: 'ss', æ: 'ae', ø: 'oe', œ: 'oe', å: 'aa'};

/** `größe`, `groesse` and `grosse` are the same in German, where the first is right. */
const foldWith = (isGerman: boolean) => (word: string) => {
  const plain = word
    .replaceAll(/./gsu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/(?<=\p{sc=Latin})\p{M}+/gu, '')
    .normalize('NFC');
  return isGerman ? plain.replaceAll(/([aou])e/g, '$1') : plain;
};

/** What the index says about a language, if it isn't English. */
export interface IndexLanguage {
  locale: string;
  stopWords: readonly string[];
}

/**
 * @param index - what the index says; nothing is English
 * @param stem - the stemmer of the language
 */
export function languageOf(
  index: IndexLanguage | undefined,
  stem: (word: string) => string = stemmer,
): Language {
  if (!index) return english;
  const [first = ''] = index.locale.split('-');
  const fold = foldWith(first === 'de');
  return {
    ...{locale: index.locale, fold, stem, word: /^\p{L}{3,}$/u, known: new Map()},
    stopWords: new Set(index.stopWords.map(fold)),
    fillerWords: new Set(),
    hasCompounds: WITH_COMPOUNDS.includes(first),
  };
}

let current = english;

/** The language of the text that's read now. */
export const language = (): Language => current;

/** A worker has one language as long as it lives. */
export function setLanguage(next: Language): void {
  current = next;
}

/** Runs code in a language. The code mustn't wait, because other code may have another language. */
export function inLanguage<T>(next: Language, run: () => T): T {
  const former = current;
  current = next;
  try {
    return run();
  } finally {
    current = former;
  }
}
