import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {runTool} from '../core/program.ts';
import type {Problem} from '../core/finding.ts';
import {markdownFixes} from '../core/markdownFixes.ts';
import type {Project} from '@portal/content/pages/project';
import {cachedProblems} from '../core/resultCache.ts';
import type {Rule, Run} from '../core/rule.ts';

const LINTER = 'markdownlint-cli2/markdownlint-cli2-bin.mjs';

const PROBLEM = /^(.+?):(\d+)(?::(\d+))? (?:error )?(MD\d+)\/(\S+) (.*?)(?: \[(.*)\])?$/;

const CONFIG = '.markdownlint-cli2.jsonc';

/** The pages of a limited run, or all Markdown files. */
const targets = ({limited, pages, project}: Run): string[] =>
  limited
    ? pages.map(({file}) => file)
    : project.files.filter((file) => /^(?:docs|versioned_docs)\/.*\.mdx$|\.md$/.test(file));

const argumentsFor = (files: readonly string[]) => [
  '--no-globs',
  ...files.map((file) => `:${file}`),
];

/** The ID of a heading, which keeps its spelling even if the heading changes. */
const HEADING_ID = /\{\/\* #\S+ \*\/\}$/gm;

/** Whether a proper name is in the ID of a heading, which markdownlint treats as text. */
function isInHeadingId(project: Project, file: string, line: number, column: number): boolean {
  const start = project.read(file).text.split('\n')[line - 1]?.search(HEADING_ID) ?? -1;
  return start !== -1 && column > start;
}

async function lint(project: Project, files: readonly string[]): Promise<Problem[]> {
  const {stdout, stderr} = await runTool(LINTER, argumentsFor(files), project.root);
  return `${stdout}\n${stderr}`.split('\n').flatMap((row) => {
    const [, file, line, column = '1', id, rule, message, detail = ''] = PROBLEM.exec(row) ?? [];
    if (!file) return [];
    if (id === 'MD044' && isInHeadingId(project, file, Number(line), Number(column))) return [];
    return [
      {
        file,
        line: Number(line),
        column: Number(column),
        message: detail ? `${message}: ${detail}` : message!,
        fix: `${markdownFixes[rule!] ?? 'change it, or let --fix try'} (${id}, ${rule})`,
        text: /"(.*)"/.exec(detail)?.[1] ?? rule!,
      },
    ];
  });
}

/** Restores the IDs of headings, in which markdownlint's fixes correct the case of proper names. */
function restoreHeadingIds(path: string, before: string): void {
  const ids = before.match(HEADING_ID) ?? [];
  const after = readFileSync(path, 'utf8');
  const restored = after.replace(HEADING_ID, (id) => ids.shift() ?? id);
  if (restored !== after) writeFileSync(path, restored);
}

export const markdown: Rule = {
  name: 'markdown',
  about: 'Markdown follows the rules in .markdownlint-cli2.jsonc.',
  scope: 'page',
  check: (run) =>
    cachedProblems(run.project, 'markdown', [CONFIG], targets(run), (files) =>
      lint(run.project, files),
    ),
  async fix(run) {
    const files = targets(run);
    const before = files.map((file) => {
      const path = join(run.project.root, file);
      return {path, text: readFileSync(path, 'utf8')};
    });
    await runTool(LINTER, ['--fix', ...argumentsFor(files)], run.project.root);
    for (const {path, text} of before) restoreHeadingIds(path, text);
  },
};
