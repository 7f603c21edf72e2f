/** Finds the sections of a page in its Markdown. */
import GithubSlugger from 'github-slugger';

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

/** The lines that aren't in a code block, with their position. */
function* proseOf(lines: readonly string[]): Generator<[number, string]> {
  let fence: string | undefined;
  for (const [at, line] of lines.entries()) {
    const [, marks = '', rest = ''] = FENCE.exec(line) ?? [];
    if (fence === undefined && marks !== '') fence = marks;
    else if (fence === undefined) yield [at, line];
    else if (marks.startsWith(fence) && rest.trim() === '') fence = undefined;
  }
}

/**
 * @param markdown - the Markdown version of a page. A heading ends in `{#id}` if that isn't the ID
 *   that GitHub would give it
 * @returns its sections, in order, without that of the title
 */
export function sectionsOf(markdown: string): Section[] {
  const lines = markdown.split('\n');
  const slugger = new GithubSlugger();
  const headings = [...proseOf(lines)].flatMap(([at, line]) => {
    const [, marks, title, id] = HEADING.exec(line) ?? [];
    if (!marks || !title) return [];
    // Also if there is an ID, because the slugger numbers headings that have the same text.
    const slug = slugger.slug(title);
    const plain = title.replaceAll(/\\(\W|_)/g, '$1');
    return [{at, level: marks.length, title: plain, id: id ?? slug}];
  });
  return headings.flatMap(({at, level, title, id}, position) => {
    if (level === 1) return [];
    const next = headings.slice(position + 1).find((heading) => heading.level <= level);
    return [{id, title, markdown: `${lines.slice(at, next?.at).join('\n').trimEnd()}\n`}];
  });
}
