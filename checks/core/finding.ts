/** What a rule reports, and the change that would fix it. */

/** A change of a file's text: what stands between two offsets becomes another text. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A mistake, as a rule sees it. */
export interface Problem {
  /** The path relative to the project, with forward slashes. */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** What is wrong. */
  message: string;
  /** What to do about it: the text to write, wherever that can be said. */
  fix: string;
  /** The text that is wrong: what an exception in `checks/exceptions.yaml` names. */
  text?: string;
  /** The change that `--fix` makes; absent where a person has to decide. */
  edit?: Edit;
}

/** A mistake, with the rule that found it. */
export interface Finding extends Problem {
  rule: string;
}

/** Orders findings by file, line and column. */
export function byPlace(a: Finding, b: Finding): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule);
}
