/** Reads `lists/phrases.yaml`: patterns in prose, and what to say about a match. */
import {listOf} from './lists.ts';

interface Entry {
  pattern: string;
  flags?: string;
}

/** The content of the file. */
interface Table {
  parts: Record<string, string>;
  forms: Record<string, Record<string, string>>;
  phrases: (Entry & {says: string; write: string})[];
  words: (Entry & {not: string; but: string})[];
}

const {parts, forms, phrases: entries, words} = listOf<Table>('phrases');

/** Replaces the names of parts, which may contain others. */
function compiled({pattern, flags = ''}: Entry): RegExp {
  let source = pattern;
  while (/\{[A-Z_]+\}/.test(source)) {
    source = source.replace(/\{([A-Z_]+)\}/g, (_, name: string) => parts[name]!);
  }
  return new RegExp(source, `g${flags}`);
}

/** A form of a word. The base of other verbs has no -s. */
const formOf = (form: string, word: string): string =>
  forms[form]?.[word] ??
  forms[form]?.[word.toLowerCase()] ??
  (form === 'base' ? word.replace(/ies$/, 'y').replace(/(?<=sh|ch|x|ss)es$|s$/, '') : word);

/** Fills in the groups of a match. */
const filled = (text: string, match: RegExpMatchArray): string =>
  text.replace(/\{(\w+) \$(\d)\}|\$(\d)/g, (_, form?: string, of?: string, group?: string) =>
    form ? formOf(form, match[Number(of)]!) : match[Number(group)]!,
  );

/** What prose doesn't contain, and what to say about a match. */
export interface Phrase {
  pattern: RegExp;
  message(match: RegExpMatchArray): string;
  fix(match: RegExpMatchArray): string;
}

/** Phrases that pages don't use. */
export const phrases = entries.map(({says, write, ...entry}): Phrase => ({
  pattern: compiled(entry),
  message: (match) => filled(says, match),
  fix: (match) => filled(write, match),
}));

/** Words that pages and repository documents avoid, and what to write instead. */
export const wordList = words.map(({not, but, flags = 'i', pattern}) => ({
  ...{not, but},
  pattern: compiled({pattern, flags: flags === 'm' ? 'im' : flags}),
  message: ([word]: RegExpMatchArray) =>
    `"${word.trim()}" is on the word list in contributing/styleguide.md`,
  fix: () => `write ${but}`,
}));
