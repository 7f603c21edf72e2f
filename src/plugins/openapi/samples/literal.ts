/** The syntax of a language for values. */
interface Notation {
  key(key: string): string;
  words: {true: string; false: string; null: string};
  open: string;
  close: string;
}

/** Longer lines are broken. */
const WIDTH = 60;

/**
 * Writes a JSON value as code.
 *
 * @param value - the value
 * @param notation - how the language writes it
 * @param depth - the indentation of its first line, in steps
 * @param step - one step of indentation in the language
 */
export function literal(value: unknown, notation: Notation, depth: number, step = '  '): string {
  if (value === null || typeof value === 'boolean') {
    return notation.words[String(value) as keyof Notation['words']];
  }
  if (typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = (inner: number): string[] =>
    isList
      ? value.map((item) => literal(item, notation, inner, step))
      : Object.entries(value).map(
          ([key, item]) => `${notation.key(key)}: ${literal(item, notation, inner, step)}`,
        );
  const short = parts(depth).join(', ');
  if (short.length <= WIDTH && !short.includes('\n')) {
    return isList ? `[${short}]` : `${notation.open}${short}${notation.close}`;
  }
  const indent = step.repeat(depth + 1);
  const lines = parts(depth + 1).map((part) => `${indent}${part},`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join('\n')}\n${step.repeat(depth)}${close}`;
}
