import {isProgramming, readPage} from '../../samples/page.ts';
import {parsers} from '../core/codeSyntax.ts';
import {fencesOf, type Fence} from '../core/fences.ts';
import type {Problem} from '../core/finding.ts';
import type {Page} from '../core/page.ts';
import type {Project} from '../core/project.ts';
import {pageRule} from '../core/rule.ts';

const FORM = 'samples/README.md describes blocks and their cases';

/** The runner says what is wrong and, behind a colon or a semicolon, what is right. */
function inTwo(text: string): Pick<Problem, 'message' | 'fix'> {
  const at = text.search(/[;:] /);
  if (at === -1) return {message: text, fix: FORM};
  return {message: text.slice(0, at), fix: text.slice(at + 2)};
}

/** Code that its parser refuses, at the point where it does. */
function syntax(page: Page, fence: Fence): Problem[] {
  const {lang, meta, code} = fence;
  if (!lang || meta.has('fails') || meta.has('no-run')) return [];
  return (parsers[lang]?.(code) ?? []).map(({line, column, message}) => ({
    ...page.at(fence.placeIn(line, column)),
    message,
    fix: 'correct the code; a mistake on purpose is marked fails="the error text"',
  }));
}

/** What the sample runner says about a page and its cases before it executes anything. */
function ofRunner(page: Page, {root}: Project, parsed: ReadonlySet<number>): Problem[] {
  return readPage(root, page.file, page.tree)
    .problems.filter(({file, line}) => file !== page.file || !parsed.has(line))
    .map(({file, line, sample, message}) => ({
      file,
      line,
      column: 1,
      ...inTwo(message),
      ...(sample !== undefined && {text: sample}),
    }));
}

/** The runner reads facts too and stops at an unknown one; other rules have reported it. */
const isReadable = (page: Page) =>
  page.syntaxError === undefined && !page.resolved.text.includes('unknown-fact');

export const samples = pageRule(
  'samples',
  'Every code block has a language and parses, and every program has a case to be executed with.',
  (page, {project}) => {
    if (!isReadable(page)) return [];
    const fences = fencesOf(page);
    const problems = fences.flatMap((fence) => syntax(page, fence));
    // Their blocks are reported where they break; the runner would name the fence once more.
    const data = fences.filter(
      ({lang, code}) => !isProgramming(lang ?? '') && parsers[lang ?? '']?.(code).length,
    );
    const parsed = new Set(data.map(({place}) => place.line));
    return [...problems, ...ofRunner(page, project, parsed)];
  },
);
