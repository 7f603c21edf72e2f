import {type Mistake, mistake} from '../mistake.ts';
import type {SourceText} from '../text/sourceText.ts';

/** A line that may open or close a code block: its marks, and what follows them. */
const MARKS = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(`{3,}|~{3,})(.*)$/gm;

/**
 * Finds the first code block that is never closed. Because a line with a language doesn't close a
 * block, that's also one in which another block seems to start.
 *
 * @param source - a page
 */
export function unclosedFence(source: SourceText): Mistake | undefined {
  let open: {marks: string; offset: number} | undefined;
  for (const {0: line, 1: marks = '', 2: rest = '', index} of source.text.matchAll(MARKS)) {
    const isCode = marks.startsWith('`') && rest.includes('`');
    if (!open && !isCode) open = {marks, offset: index + line.indexOf(marks)};
    else if (open && marks.startsWith(open.marks)) {
      if (rest.trim() !== '') break;
      open = undefined;
    }
  }
  if (!open) return undefined;
  const fix = 'write the same marks on their own line below the code';
  return mistake(source.placeAt(open.offset), 'this code block is never closed', fix);
}
