/**
 * Finds sections by reading through all names, without an index: a question costs some milliseconds
 * more than with the engine of the first stage, but nothing has to be built before the first one.
 */
import {MAX_LENGTH} from './ask.ts';
import type {Result} from './rank.ts';
import type {TitlesFile} from './records.ts';
import {allWords, STOP_WORDS} from './tokenize.ts';
import {WEIGHTS} from './weights.ts';

/** How much a name counts: of the section, of things in it, of its page. */
const FACTORS = {heading: 1, aliases: 0.9, keys: 0.25, title: 0.5};

/** What a word counts that only begins with what was typed. */
const HALF_TYPED = 0.8;

/** How much more a name counts that is the query than one that mentions it. */
const IS_QUERY = 3;

/** A section that holds less than this share of the query's words is not shown. */
const LEAST_COVERAGE = 0.34;

interface Name {
  field: keyof typeof FACTORS;
  /** In small letters. */
  text: string;
  words: number;
}

const nameOf = (field: Name['field'], text: string): Name => ({
  field,
  text: text.toLowerCase(),
  words: text.split(' ').length,
});

interface Named {
  own: Name[];
  /** Of the page. */
  title: Name;
}

function namesOf({sections}: TitlesFile): Named[] {
  let title = nameOf('title', '');
  return sections.map(([, level, , heading, keys, aliases]) => {
    if (level === 1) title = nameOf('title', heading);
    const others = aliases.map((alias) => nameOf('aliases', alias));
    return {own: [nameOf('heading', heading), ...others, nameOf('keys', keys)], title};
  });
}

/** A word of the query, and where it begins a word of a name. */
interface Sought {
  word: string;
  pattern: RegExp;
}

/** @param word - a chunk of a query: of its signs, few mean something in a pattern */
const sought = (word: string): Sought => ({
  word,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{N}])${word.replaceAll(/[.$+]/g, '\\$&')}[\\p{L}\\p{N}]*`,
    'u',
  ),
});

/** What a section has of a query. */
interface Held {
  words: Set<string>;
  terms: Result['terms'];
}

/** How well a name says the query; what it holds of it is noted. */
function worthOf({field, text, words}: Name, query: readonly Sought[], held: Held): number {
  let said = 0;
  for (const {word, pattern} of query) {
    const [found] = (text.includes(word) && pattern.exec(text)) || [];
    if (found === undefined) continue;
    said += found === word ? 1 : HALF_TYPED;
    held.words.add(word);
    held.terms.push({[found]: [field]});
  }
  const share = said / query.length;
  const fit = said / Math.max(words, query.length);
  return FACTORS[field] * share * share * (1 + IS_QUERY * fit);
}

/**
 * @param titles - the first-stage file
 * @returns finds the sections whose names hold words of a query, also half typed; best first
 */
export function scanner(titles: TitlesFile): (query: string) => Result[] {
  const named = namesOf(titles);
  return (query) => {
    const words = [...new Set(allWords(query.slice(0, MAX_LENGTH)).map(({whole}) => whole))];
    const telling = words.filter((word) => !STOP_WORDS.has(word));
    const asked = (telling.length > 0 ? telling : words).map(sought);
    const results = named.flatMap(({own, title}, id): Result[] => {
      const held: Held = {words: new Set(), terms: []};
      const best = Math.max(...own.map((name) => worthOf(name, asked, held)));
      const score = best + worthOf(title, asked, held);
      const coverage = held.words.size / asked.length;
      if (score === 0 || coverage < LEAST_COVERAGE) return [];
      const [, level, , , , , links] = titles.sections[id]!;
      const linked = 1 + WEIGHTS.links * Math.log(1 + links);
      const {terms} = held;
      return [{id, score: score * coverage * WEIGHTS.levels[level - 1]! * linked, terms}];
    });
    return results.sort((a, b) => b.score - a.score || a.id - b.id);
  };
}
