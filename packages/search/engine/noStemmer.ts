/** For a language without a stemmer: each form of a word is a word of its own. */
export const stemmer = (word: string): string => word;
