/** The one form of a mistake: what's wrong, where, and what to do about it. */
import type {Edit} from './pages/edits.ts';

/** A place in a file. */
export interface Place {
  /** The path relative to the project, with forward slashes. */
  file: string;
  /** Starts at 1. */
  line: number;
  /** Starts at 1. */
  column: number;
}

/** Something wrong in a file. */
export interface Mistake extends Place {
  /** What is wrong. */
  message: string;
  /** What to do about it, with the exact text to write if possible. */
  fix: string;
  /** The text that's wrong. Exceptions in `data/check-exceptions.yaml` match it. */
  text?: string;
  /** The change that `npm run check -- --fix` makes; undefined if a person has to decide. */
  edit?: Edit;
}

/** A mistake in a text that isn't a file, such as a code block. */
export type MistakeInText = Omit<Mistake, 'file'>;

/**
 * Makes a mistake.
 *
 * @param text - what exceptions match
 */
export const mistake = (
  {file, line, column}: Place,
  message: string,
  fix: string,
  text?: string,
): Mistake => ({file, line, column, message, fix, ...(text !== undefined && {text})});

/**
 * A mistake for terminals, in two lines. Editors turn its place into a link.
 *
 * @param rule - the name of the rule that found it
 */
export function inWords({file, line, column, message, fix}: Mistake, rule?: string): string {
  const by = rule === undefined ? '' : `  (${rule})`;
  return `${file}:${line}:${column}  ${message}${by}\n    → ${fix}`;
}

/** Files have mistakes, so they can't be used. The message lists all of them. */
export class MistakesError extends Error {
  override name = 'MistakesError';
  constructor(readonly mistakes: readonly Mistake[]) {
    super(mistakes.map((one) => inWords(one)).join('\n'));
  }
}
