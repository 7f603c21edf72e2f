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

/**
 * Makes a problem.
 *
 * @param at - the file, line and column
 * @param text - what exceptions match
 */
export const problem = (
  {file, line, column}: Pick<Problem, 'file' | 'line' | 'column'>,
  message: string,
  fix: string,
  text?: string,
): Problem => ({file, line, column, message, fix, ...(text !== undefined && {text})});

/** A mistake, with the rule that found it. */
export interface Finding extends Problem {
  rule: string;
}

/** Rules whose findings cause others, so they come first: GitHub shows only ten annotations. */
const CAUSES = ['front-matter', 'mdx', 'addresses'];

/** Orders findings: causes first, then by file, line and column. */
export function byPlace(a: Finding, b: Finding): number {
  const isCause = ({rule}: Finding) => Number(CAUSES.includes(rule));
  if (isCause(a) !== isCause(b)) return isCause(b) - isCause(a);
  if (a.file !== b.file) return a.file < b.file ? -1 : 1;
  return a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule);
}
