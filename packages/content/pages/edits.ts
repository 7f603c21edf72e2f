import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

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

/**
 * Applies the edits of findings to their files.
 *
 * @returns how many findings had an edit
 */
export function fixFindings(
  root: string,
  findings: readonly {file: string; edit?: Edit}[],
): number {
  const byFile = new Map<string, Edit[]>();
  for (const {file, edit} of findings) {
    if (edit) byFile.set(file, [...(byFile.get(file) ?? []), edit]);
  }
  for (const [file, edits] of byFile) {
    const path = join(root, file);
    writeFileSync(path, applyEdits(readFileSync(path, 'utf8'), edits));
  }
  return [...byFile.values()].flat().length;
}
