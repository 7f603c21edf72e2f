/**
 * How colored code travels from the build to the page: the text once, and beside it where the colors
 * are, as runs such as `6.keyword 1 7.function`: lengths, with the token's classes where it has a
 * color. Lengths add up to the text's.
 */

export interface Run {
  length: number;
  /** The kinds of token, outermost first; none for plain text. */
  types: readonly string[];
}

/** @returns the runs as text; neighbors of the same kind become one */
export function writeRuns(runs: readonly Run[]): string {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (last && last.types.join() === run.types.join()) last.length += run.length;
    else if (run.length > 0) merged.push({...run});
  }
  return merged.map(({length, types}) => [length, ...types].join('.')).join(' ');
}

const ESCAPED: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

const escape = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPED[sign]!);

/**
 * The HTML of colored code, line by line.
 *
 * @param code - the text
 * @param written - its runs; those of another text, or none, give plain lines
 */
export function htmlLines(code: string, written = ''): string[] {
  let html = '';
  let at = 0;
  for (const run of written ? written.split(' ') : []) {
    const [length, ...types] = run.split('.');
    const text = code.slice(at, (at += Number(length)));
    if (types.length === 0) html += escape(text);
    else {
      const open = `<span class="token ${types.join(' ')}">`;
      // No element goes over the end of a line.
      html += text
        .split('\n')
        .map((part) => part && `${open}${escape(part)}</span>`)
        .join('\n');
    }
  }
  return (at === code.length ? html : escape(code)).split('\n');
}
