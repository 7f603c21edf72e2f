/** What a rule reports. */
import type {Mistake} from '@portal/content/mistake';

/** A mistake, with the rule that found it. */
export interface Finding extends Mistake {
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
