/** The languages that search knows, in Node.js. A browser gets only the one of its site. */
import type {IndexLanguage} from '../engine/language.ts';

/** The library's names: https://docs.orama.com/docs/orama-js/supported-languages */
const NAMES: Readonly<Record<string, string>> = {
  ...{ar: 'arabic', bg: 'bulgarian', da: 'danish', de: 'german', el: 'greek', es: 'spanish'},
  ...{fi: 'finnish', fr: 'french', hu: 'hungarian', hy: 'armenian', id: 'indonesian'},
  ...{it: 'italian', lt: 'lithuanian', nb: 'norwegian', ne: 'nepali', nl: 'dutch', no: 'norwegian'},
  ...{pt: 'portuguese', ro: 'romanian', ru: 'russian', sa: 'sanskrit'},
  ...{sr: 'serbian', sv: 'swedish', ta: 'tamil', tr: 'turkish', uk: 'ukrainian'},
};

export const isEnglish = (locale: string): boolean => /^en\b/.test(locale);

// oxlint-disable-next-line typescript/no-require-imports -- which one depends on the language
const load = <Module>(name: string) => require(name) as Module;

const nameOf = (locale: string) => NAMES[locale.split('-')[0]!];

/** The module with the stemmer of a language, or undefined if there's none. */
export const stemmerModule = (locale: string): string | undefined => {
  const name = nameOf(locale);
  return name && require.resolve(`@orama/stemmers/${name}`);
};

/** The stemmer of a language. Without one, each form of a word is a word of its own. */
export function stemmerOf(locale: string): ((word: string) => string) | undefined {
  if (isEnglish(locale)) return undefined;
  const file = stemmerModule(locale);
  if (file === undefined) return (word) => word;
  return load<{stemmer: (word: string) => string}>(file).stemmer;
}

/** What the index of a site says about its language: nothing if it's English. */
export function indexLanguage(locale: string): IndexLanguage | undefined {
  if (isEnglish(locale)) return undefined;
  const name = nameOf(locale);
  const {stopwords: stopWords} = name
    ? load<{stopwords: string[]}>(`@orama/stopwords/${name}`)
    : {stopwords: []};
  return {locale, stopWords};
}
