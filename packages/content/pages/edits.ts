/** A change to a file: replaces the text between two offsets. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits to a text. If two overlap, the second one is left for the next run. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let copied = 0;
  for (const {start, end, text: replacement} of [...edits].sort((a, b) => a.start - b.start)) {
    if (start < copied) continue;
    result += text.slice(copied, start) + replacement;
    copied = end;
  }
  return result + text.slice(copied);
}
