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

/** The HTML of colored code, line by line. */
function htmlLines(code: string, written: string): string[] {
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

/**
 * The HTML of colored code. Lines end as they do in text: an element for each would double what the
 * browser has to lay out.
 *
 * @param code - the text
 * @param written - its runs; those of another text, or none, give plain text
 * @param attributesOf - the attributes of a line that is an element all the same; none for the others
 */
export function codeHtml(
  code: string,
  written = '',
  attributesOf: (line: number) => string = () => '',
): string {
  const lines = htmlLines(code, written);
  return lines
    .map((line, at) => {
      const attributes = attributesOf(at);
      if (attributes) return `<div ${attributes}>${line}\n</div>`;
      // At the end, only a line that is empty needs an end to be seen.
      return line && at === lines.length - 1 ? line : `${line}\n`;
    })
    .join('');
}
