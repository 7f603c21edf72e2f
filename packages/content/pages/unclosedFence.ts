/** A line that may open or close a code block: its marks, and what follows them. */
const MARKS = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(`{3,}|~{3,})(.*)$/gm;

/**
 * Finds the first code block that is never closed. Because a line with a language doesn't close a
 * block, that's also one in which another block seems to start.
 *
 * @param text - the source of a page
 * @returns the offset of its marks, or undefined
 */
export function unclosedFence(text: string): number | undefined {
  let open: {marks: string; offset: number} | undefined;
  for (const {0: line, 1: marks = '', 2: rest = '', index} of text.matchAll(MARKS)) {
    const isCode = marks.startsWith('`') && rest.includes('`');
    if (!open && !isCode) open = {marks, offset: index + line.indexOf(marks)};
    else if (open && marks.startsWith(open.marks)) {
      if (rest.trim() !== '') break;
      open = undefined;
    }
  }
  return open?.offset;
}
