/** The syntax of a language for values. */
export interface Notation {
  key(key: string): string;
  words: {true: string; false: string; null: string};
  /** What's between braces and an object on one line. */
  padding: '' | ' ';
  /** One step of indentation. */
  indent: string;
}

/** Longer lines are broken. */
const WIDTH = 60;

/**
 * Writes a JSON value as code.
 *
 * @param value - the value
 * @param notation - how the language writes it
 * @param depth - the indentation of its first line, in steps
 */
export function literal(value: unknown, notation: Notation, depth: number): string {
  const {words, indent} = notation;
  if (value === null || typeof value === 'boolean') {
    return words[String(value) as keyof Notation['words']];
  }
  if (typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  const parts = (inner: number): string[] =>
    isList
      ? value.map((item) => literal(item, notation, inner))
      : Object.entries(value).map(
          ([key, item]) => `${notation.key(key)}: ${literal(item, notation, inner)}`,
        );
  const short = parts(depth).join(', ');
  if (short.length <= WIDTH && !short.includes('\n')) {
    const padding = isList ? '' : notation.padding;
    return open + padding + short + padding + close;
  }
  const lines = parts(depth + 1).map((part) => `${indent.repeat(depth + 1)}${part},`);
  return `${open}\n${lines.join('\n')}\n${indent.repeat(depth)}${close}`;
}
