import type {FactTree} from '../../facts/index.ts';
import {findTokens, resolveTokens} from '../../src/content/tokens.ts';

/** Greek letters, which no page uses in a diagram, one a fact. They measure like Latin ones. */
const LETTERS = Array.from({length: 14}, (_, at) => String.fromCodePoint(0x3b1 + at));
const FILLER = 'ο'; // omicron

/** A diagram that can be measured, and the way back to its facts. */
export interface Measurable {
  /** The source, with a word of the same length in the place of each fact. */
  source: string;
  /** Characters kept for each fact. */
  room: Map<string, number>;
  /** Puts the tokens back into what was drawn. */
  restore(drawing: string): string;
}

/**
 * Replaces the facts of a diagram by words that are as long and cannot be mistaken, so that a drawing
 * holds no value of a fact and is right when the fact changes.
 *
 * @param source - what stands in the fence
 * @param facts - the registry
 * @param file - for messages
 * @throws UnknownFactError for a token without a fact; Error for more facts than letters
 */
export function measurable(source: string, facts: FactTree, file: string): Measurable {
  resolveTokens(source, facts, {file});
  const found = new Map(findTokens(source, facts).map(({path, value}) => [path, value!.length]));
  if (found.size > LETTERS.length) {
    throw new Error(
      `${file}: a diagram can hold ${LETTERS.length} facts; this one has ${found.size}.`,
    );
  }
  const words = new Map(
    [...found].map(([path, length], at) => [
      path,
      LETTERS[at]! + FILLER.repeat(Math.max(1, length - 1)),
    ]),
  );
  let measured = '';
  let copied = 0;
  for (const {path, start, end} of findTokens(source, facts)) {
    measured += source.slice(copied, start) + words.get(path)!;
    copied = end;
  }
  return {
    source: measured + source.slice(copied),
    room: found,
    restore(drawing) {
      const restored = [...words].reduce(
        (text, [path, word]) => text.replaceAll(word, `{{${path}}}`),
        drawing,
      );
      if (/\p{Script=Greek}/u.test(restored)) {
        throw new Error(
          `${file}: a fact does not fit into its place in one piece; say it more briefly.`,
        );
      }
      return restored;
    },
  };
}
