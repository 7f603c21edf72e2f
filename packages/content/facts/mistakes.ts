/** What's wrong with facts, in the words of a contributor. */
import type * as z from 'zod';
import {nearestName} from '../text/nearestName.ts';

/** A mistake in a file of `data/`. */
export interface FactMistake {
  file: string;
  line: number;
  column: number;
  /** `httpPayload.unit: must be one of … Did you mean "KB"?` */
  message: string;
}

/** The facts have mistakes. The message lists all of them, one per line. */
export class InvalidFactsError extends Error {
  override name = 'InvalidFactsError';
  constructor(readonly mistakes: readonly FactMistake[]) {
    const lines = mistakes.map(
      ({file, line, column, message}) => `  ${file}:${line}:${column}  ${message}`,
    );
    super(`There are mistakes in the facts:\n${lines.join('\n')}`);
  }
}

const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a map of keys and values',
  record: 'a map of keys and values',
};

const suggestion = (name: unknown, known: readonly string[]) => {
  const nearest = nearestName(String(name), known);
  return nearest === undefined ? '' : `. Did you mean "${nearest}"?`;
};

/** The message for what Zod found; `undefined` keeps the message of the schema. */
export function wordsFor(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const expected = types[issue.expected] ?? issue.expected;
      if (issue.input === undefined) return `is missing; it must be ${expected}`;
      return `must be ${expected}`;
    }
    case 'invalid_value': {
      const values = issue.values.map(String);
      return `must be one of ${values.join(', ')}${suggestion(issue.input, values)}`;
    }
    case 'unrecognized_keys': {
      const {shape = {}} = (issue.inst?._zod.def ?? {}) as {shape?: object};
      const [key] = issue.keys;
      const known = Object.keys(shape);
      return `is not one of ${known.join(', ')}${suggestion(key, known)}`;
    }
    case 'invalid_key':
      return (issue.issues[0] as {message?: string} | undefined)?.message;
    case 'too_small':
      return issue.origin === 'number'
        ? `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
        : `must have at least ${issue.minimum} ${issue.origin === 'string' ? 'characters' : 'rows'}`;
    default:
      return undefined;
  }
}
