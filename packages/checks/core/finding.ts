/** What a rule reports, and the change that would fix it. */
import type {Edit} from '@portal/content/pages/edits';

/** A mistake that a rule reports. */
export interface Problem {
  /** The path relative to the project, with forward slashes. */
  file: string;
  /** Starts at 1. */
  line: number;
  /** Starts at 1. */
  column: number;
  /** What is wrong. */
  message: string;
  /** What to do about it, with the exact text to write if possible. */
  fix: string;
  /** The text that's wrong. Exceptions in `packages/checks/exceptions.yaml` match it. */
  text?: string;
  /** The change that `--fix` makes; undefined if a person has to decide. */
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
