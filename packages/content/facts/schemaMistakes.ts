/** What doesn't match a schema, in the words of a contributor. */
import {isDeepStrictEqual} from 'node:util';
import {isScalar} from 'yaml';
import type * as z from 'zod';
import {type Mistake, mistake} from '../mistake.ts';
import {nearestName} from '../text/nearestName.ts';
import type {YamlPath, YamlText} from '../text/yamlText.ts';

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

/** What to do, on a line of its own. */
const suggestion = (name: unknown, known: readonly string[]) => {
  const nearest = nearestName(String(name), known);
  return nearest === undefined ? '' : `\ndid you mean "${nearest}"?`;
};

/**
 * The message for what Zod found; `undefined` keeps the message of the schema. A second line says what
 * to do.
 */
export function wordsFor(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const expected = types[issue.expected] ?? issue.expected;
      if (issue.input === undefined) return `is missing; it must be ${expected}\nadd it`;
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
      return `is not one of ${known.join(', ')}${suggestion(key, known) || '\nremove it'}`;
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

function mistakesOf(issue: z.core.$ZodIssue, source: YamlText): Mistake[] {
  const {path, message} = issue;
  if (issue.code === 'invalid_union') {
    // Of several forms that a value may have, it's the one with the fewest mistakes.
    const [nearest, next] = [...issue.errors].sort((a, b) => a.length - b.length);
    if (nearest && next && nearest.length < next.length) {
      return nearest.flatMap((one) => mistakesOf({...one, path: [...path, ...one.path]}, source));
    }
  }
  const [said = '', fix = 'correct the value'] = message.split('\n');
  const at = (whole: YamlPath, of: 'key' | 'value', found = '') => {
    const name = whole.length > 0 ? `${whole.join('.')} ` : '';
    return mistake(source.placeOf(whole, of), `${name}${said}${found}`, fix);
  };
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => at([...path, key], 'key'));
  }
  const node = source.document.getIn(path, true);
  const found = isScalar(node) ? `; found ${JSON.stringify(node.value)}` : '';
  return [at(path, issue.code === 'invalid_key' ? 'key' : 'value', found)];
}

/** Whether a misspelled key causes an issue: its map lacks the right one, or breaks a rule without it. */
const isCaused = (issue: z.core.$ZodIssue, all: readonly z.core.$ZodIssue[]): boolean =>
  all.some((other) => {
    if (other.code !== 'unrecognized_keys' || other === issue) return false;
    if (isDeepStrictEqual(other.path, issue.path)) return true;
    const missing = String(issue.path.at(-1));
    return (
      isDeepStrictEqual(other.path, issue.path.slice(0, -1)) &&
      other.keys.some((key) => nearestName(key, [missing]) !== undefined)
    );
  });

/**
 * Compares a value with a schema.
 *
 * @param source - where the value is from, to find the places of its parts
 * @param base - the keys that lead to the value
 * @returns what's wrong; of several mistakes at a place, only the first
 */
export function schemaMistakes(
  schema: z.ZodType,
  value: unknown,
  source: YamlText,
  base: YamlPath = [],
): Mistake[] {
  const issues = schema.safeParse(value, {error: wordsFor}).error?.issues ?? [];
  const found = issues
    .filter((issue) => !isCaused(issue, issues))
    .flatMap((issue) =>
      mistakesOf({...issue, path: [...base, ...issue.path] as typeof issue.path}, source),
    );
  // Rules after the first that fails say the same in other words.
  const isFirst = ({line, column}: Mistake, at: number) =>
    found.findIndex((other) => other.line === line && other.column === column) === at;
  return found.filter(isFirst);
}
