/** Finds the sections of a page in its Markdown. */
import GithubSlugger from 'github-slugger';
import {sectionOf, splitAtHeadings} from '@portal/content/text/splitAtHeadings';

/** A heading, and the lines from it to the next heading of its level or above. */
export interface Section {
  /** The ID of the heading, which is also the fragment of its URL. */
  id: string;
  title: string;
  markdown: string;
}

/** Headings in tabs are indented. */
const HEADING = /^\s*(#{1,6}) (.+?)(?: \{#([^}]+)\})?$/;
const FENCE = /^\s*(`{3,}|~{3,})(.*)$/;

/** The lines of a text, and whether each is in a code block. */
function* linesOf(text: string): Generator<{line: string; isCode: boolean}> {
  let fence: string | undefined;
  for (const line of text.split('\n')) {
    const [, marks = '', rest = ''] = FENCE.exec(line) ?? [];
    const isCode = fence !== undefined || marks !== '';
    if (fence === undefined) fence = marks || undefined;
    else if (marks.startsWith(fence) && rest.trim() === '') fence = undefined;
    yield {line, isCode};
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
    return [{id: id ?? slug, title: plain, markdown: `${text.trimEnd()}\n`}];
  });
}
