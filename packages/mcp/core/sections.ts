/** Finds the sections of a page in its Markdown. */
import GithubSlugger from 'github-slugger';
import {sectionOf, splitAtHeadings} from '@portal/content/text/splitAtHeadings';

/** A heading, and the lines from it to the next heading of its level or above. */
export interface Section {
  /** The ID of the heading, which is also the fragment of its URL. */
  id: string;
  title: string;
  markdown: string;
  /** The number of characters before it. */
  start: number;
}

/** Headings in tabs are indented. */
const HEADING = /^\s*(#{1,6}) (.+?)(?: \{#([^}]+)\})?$/;
const FENCE = /^\s*(`{3,}|~{3,})(.*)$/;

/** The lines of a text, where each starts, and whether it's in a code block. */
function* linesOf(text: string): Generator<{line: string; start: number; isCode: boolean}> {
  let fence: string | undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const [, marks = '', rest = ''] = FENCE.exec(line) ?? [];
    const isCode = fence !== undefined || marks !== '';
    if (fence === undefined) fence = marks || undefined;
    else if (marks.startsWith(fence) && rest.trim() === '') fence = undefined;
    yield {line, start, isCode};
    start += line.length + 1;
  }
}

/**
 * @param markdown - the Markdown version of a page. A heading ends in `{#id}` if that isn't the ID
 *   that GitHub would give it
 * @returns its sections, in order, without that of the title
 */
export function sectionsOf(markdown: string): Section[] {
  const slugger = new GithubSlugger();
  const parts = splitAtHeadings(linesOf(markdown), ({line, isCode}) =>
    isCode ? undefined : HEADING.exec(line)?.[1]!.length,
  );
  return parts.flatMap(({heading, level}, position) => {
    const [, , title = '', id] = HEADING.exec(heading.line)!;
    // Also if there is an ID, because the slugger numbers headings that have the same text.
    const slug = slugger.slug(title);
    if (level === 1) return [];
    const lines = sectionOf(parts, position).flatMap((part) => [part.heading, ...part.nodes]);
    const text = lines.map(({line}) => line).join('\n');
    const plain = title.replaceAll(/\\(\W|_)/g, '$1');
    return [{id: id ?? slug, title: plain, markdown: `${text.trimEnd()}\n`, start: heading.start}];
  });
}

/** About 10,000 tokens, beyond which Claude Code warns. It shows at most 25,000. */
const LONGEST = 35_000;

/**
 * @param text - a page or a section
 * @param inside - the sections in it, in order
 * @returns the text. If it's long, its beginning, up to a heading, after a list of the sections left
 */
export function beginningOf(
  {markdown, start}: Pick<Section, 'markdown' | 'start'>,
  inside: Section[],
): string {
  if (markdown.length <= LONGEST || inside.length === 0) return markdown;
  const next = inside.findLast((section) => section.start - start <= LONGEST) ?? inside[0]!;
  const left = inside.slice(inside.indexOf(next)).map(({id, title}) => `- ${id}: ${title}\n`);
  return (
    'This is the beginning, because the rest is too long for one answer. To read on, call get_page ' +
    `with one of these IDs as the section:\n\n${left.join('')}\n${markdown.slice(0, next.start - start)}`
  );
}
