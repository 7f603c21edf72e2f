import {applyEdits} from '@portal/content/pages/edits';
import type {FactTree} from '@portal/content/facts';
import {findTokens, resolveTokens} from '@portal/content/facts/tokens';

/**
 * One Greek letter per fact. No page uses them in a diagram, and they are as wide as Latin ones.
 */
const LETTERS = Array.from({length: 14}, (_, at) => String.fromCodePoint(0x3b1 + at));
const FILLER = 'ο'; // omicron

/** A diagram that can be measured, and how to restore its facts. */
export interface Measurable {
  /** The source, with a word of the same length instead of each fact. */
  source: string;
  /** The characters that represent each fact. */
  room: Map<string, number>;
  /** Puts the tokens back into the drawing. */
  restore(drawing: string): string;
}

/**
 * Replaces the facts in a diagram with unique words of the same length. The drawing then contains
 * no values, so it stays right when a fact changes.
 *
 * @param source - the content of the code block
 * @param facts - all facts
 * @param file - for messages
 * @throws MistakesError for an unknown token; Error if there are more facts than letters
 */
export function measurable(source: string, facts: FactTree, file: string): Measurable {
  // Fails for unknown tokens.
  resolveTokens(source, facts, file);
  const tokens = findTokens(source, facts);
  const room = new Map(tokens.map(({path, value}) => [path, value!.length]));
  if (room.size > LETTERS.length) {
    throw new Error(
      `${file}: a diagram can have at most ${LETTERS.length} facts; this one has ${room.size}.`,
    );
  }
  const words = new Map(
    [...room].map(([path, length], at) => [
      path,
      LETTERS[at]! + FILLER.repeat(Math.max(1, length - 1)),
    ]),
  );
  const edits = tokens.map(({path, start, end}) => ({start, end, text: words.get(path)!}));
  return {
    source: applyEdits(source, edits),
    room,
    restore(drawing) {
      const restored = [...words].reduce(
        (text, [path, word]) => text.replaceAll(word, `{{${path}}}`),
        drawing,
      );
      if (/\p{Script=Greek}/u.test(restored)) {
        throw new Error(`${file}: a fact doesn't fit into its box in one piece. Use shorter text.`);
      }
      return restored;
    },
  };
}
