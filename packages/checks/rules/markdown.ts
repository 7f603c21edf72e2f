import {parse} from 'jsonc-parser';
import type {Configuration, FixInfo, LintError} from 'markdownlint';
import type {Edit} from '@portal/content/pages/edits';
import type {Project} from '@portal/content/pages/project';
import {proseOf} from '@portal/content/pages/prose';
import type {SourceText} from '@portal/content/text/sourceText';
import {isContent} from '@portal/content/routes/routes';
import type {Mistake} from '@portal/content/mistake';
import {cachedProblems} from '../core/resultCache.ts';
import {listOf} from '../core/lists.ts';
import type {Rule, Run} from '../core/rule.ts';

/** Editors read the same configuration. */
const CONFIG = '.markdownlint-cli2.jsonc';

/** How to fix the findings of each rule. */
export const markdownFixes = listOf<Readonly<Record<string, string>>>('markdownFixes');

/** The pages of a limited run, or all Markdown files. */
const targets = ({limited, pages, project}: Run): string[] =>
  limited
    ? pages.map(({file}) => file)
    : project.files.filter((file) => isContent(file) || file.endsWith('.md'));

/** The ID of a heading, which keeps its spelling even if the heading changes. */
const HEADING_ID = /\{\/\* #\S+ \*\/\}$/;

/** Converts the fix of markdownlint, which counts lines and columns. */
function editOf(source: SourceText, line: number, fix: FixInfo): Edit {
  const {lineNumber = line, editColumn = 1, deleteCount = 0, insertText = ''} = fix;
  const start = source.offsetOfLine(lineNumber) + editColumn - 1;
  const end =
    deleteCount === -1 ? source.offsetOfLine(lineNumber + 1) : start + Math.max(0, deleteCount);
  return {start, end, text: insertText};
}

/**
 * Rules whose fix may be wrong: `<https://…>` isn't MDX, the number that's right in a list that a code
 * block has ended is the one that's reported, and a tab in code has an unknown width.
 */
const UNCERTAIN = ['ol-prefix', 'no-bare-urls', 'no-hard-tabs'];

/** Whether a fix is certain. The name of a company in an attribute or a URL may be an ID. */
function isCertain(project: Project, file: string, rule: string, {start}: Edit): boolean {
  // Only pages are parsed again after a fix.
  if (!isContent(file)) return false;
  if (UNCERTAIN.includes(rule)) return false;
  if (rule !== 'proper-names') return true;
  const page = project.page(file);
  return proseOf(page).some(({kind, offset, text}) => {
    const [from, to] = [page.placeAt(offset).offset, page.placeAt(offset + text.length).offset];
    return kind === 'body' && from <= start && start < to;
  });
}

function problemOf(project: Project, file: string, error: LintError): Mistake[] {
  const {lineNumber: line, errorRange, errorDetail, errorContext, fixInfo} = error;
  const rule = error.ruleNames[1]!;
  const source = project.read(file);
  const column = errorRange?.[0] ?? 1;
  if (rule === 'proper-names') {
    const start = source.text.split('\n')[line - 1]!.search(HEADING_ID);
    if (start !== -1 && column > start) return [];
  }
  const edit = fixInfo && editOf(source, line, fixInfo);
  return [
    {
      ...{file, line, column},
      message: [error.ruleDescription, errorDetail ?? errorContext].filter(Boolean).join(': '),
      fix: `${markdownFixes[rule] ?? 'change it'} (${error.ruleNames[0]}, ${rule})`,
      text: errorContext ?? rule,
      ...(edit && isCertain(project, file, rule, edit) && {edit}),
    },
  ];
}

async function lint(project: Project, files: readonly string[]): Promise<Mistake[]> {
  // Imported only if a file has changed, because that takes a while.
  const markdownlint = await import('markdownlint/sync');
  const {config} = parse(project.read(CONFIG).text, [], {allowTrailingComma: true}) as {
    config: Configuration;
  };
  const strings = Object.fromEntries(files.map((file) => [file, project.read(file).text]));
  return Object.entries(markdownlint.lint({strings, config})).flatMap(([file, errors]) =>
    errors.flatMap((error) => problemOf(project, file, error)),
  );
}

export const markdown: Rule = {
  name: 'markdown',
  about: 'Markdown follows the rules in .markdownlint-cli2.jsonc.',
  scope: 'page',
  check: (run) =>
    cachedProblems(run.project, 'markdown', [CONFIG], targets(run), (files) =>
      lint(run.project, files),
    ),
};
