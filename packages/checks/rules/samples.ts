import {readSamples} from '@portal/samples/page';
import {parsers} from '../core/codeSyntax.ts';
import {fencesOf, type Fence} from '@portal/content/pages/fences';
import {mistake, type Mistake} from '@portal/content/mistake';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import {pageRule} from '../core/rule.ts';

const FORM = 'packages/samples/cases/README.md describes blocks and their cases';

/** Syntax errors in a code block, each at its place. */
function syntax(fence: Fence): Mistake[] {
  const {lang, meta, code} = fence;
  if (!lang || meta.has('fails') || meta.has('no-run')) return [];
  return (parsers[lang]?.(code) ?? []).map(({line, column, message, fix}) => ({
    ...fence.placeIn(line, column),
    message,
    fix: `${fix}. If the error is intended, add fails="the error text"`,
  }));
}

/** Problems that the sample runner finds in a page and its cases before it runs anything. */
function ofRunner(page: Page, {root}: Project, parsed: ReadonlySet<number>): Mistake[] {
  return readSamples(root, page)
    .problems.filter(({file, line}) => file !== page.file || !parsed.has(line))
    .map(({file, line, column = 1, sample, message, fix = FORM}) =>
      mistake({file, line, column}, message, fix, sample),
    );
}

/** Whether the runner can read a page. It stops at unknown facts, which other rules report. */
const isReadable = (page: Page) =>
  page.syntaxError === undefined && !page.resolved.text.includes('unknown-fact');

export const samples = pageRule(
  'samples',
  'Every code block has a language and valid syntax, and every program has a test case.',
  (page, {project}) => {
    if (!isReadable(page)) return [];
    const fences = fencesOf(page);
    const problems = fences.flatMap(syntax);
    // Their syntax errors are already reported. The runner would report the fence again.
    const parsed = new Set(
      fences.filter((fence) => syntax(fence).length > 0).map(({place}) => place.line),
    );
    return [...problems, ...ofRunner(page, project, parsed)];
  },
);
