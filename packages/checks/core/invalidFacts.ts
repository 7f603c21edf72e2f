import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

/** The line of a value: that of its last key. An index ends the search, because items look alike. */
function lineOf(text: string, path: string[]): number | undefined {
  let end = 0;
  for (const key of path) {
    const found = /^\d/.test(key)
      ? undefined
      : new RegExp(`(?<=[\\s{,'"])${key}(?=['"]?:)`).exec(text.slice(end));
    if (!found) break;
    end += found.index + key.length;
  }
  return end === 0 ? undefined : text.slice(0, end).split('\n').length;
}

/**
 * Adds lines to the error of an invalid fact file, see `packages/content/facts/schema.ts`: a fact file is code, and
 * its values don't know where they were written.
 *
 * @param message - the message of any error
 * @param root - the project
 */
export function withLines(message: string, root: string): string {
  const [, file] = /^(packages\/content\/facts\/\S+) is not valid:\n/.exec(message) ?? [];
  if (file === undefined || !existsSync(join(root, file))) return message;
  const text = readFileSync(join(root, file), 'utf8');
  return message.replace(/^ {2}([\w.]+):/gm, (start, path: string) => {
    const line = lineOf(text, path.split('.'));
    return line === undefined ? start : `  ${file}:${line}  ${path}:`;
  });
}
