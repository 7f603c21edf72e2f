import {execFile} from 'node:child_process';
import {begunIn, RECORD} from '@portal/content/pages/addresses';
import type {Problem} from '../core/finding.ts';
import type {Project} from '@portal/content/pages/project';
import type {Rule} from '../core/rule.ts';

/** The output of Git; undefined if it fails, such as outside of a repository. */
function git(root: string, ...args: string[]): Promise<string | undefined> {
  const options = {cwd: root, maxBuffer: 2 ** 26, encoding: 'utf8'} as const;
  return new Promise((done) => {
    execFile('git', args, options, (error, stdout) => done(error ? undefined : stdout));
  });
}

/**
 * The record on main at the point where this branch started. CI checks out a pull request as a merge,
 * whose first parent is main.
 */
async function publishedRecord(root: string): Promise<string | undefined> {
  for (const branch of ['origin/main', 'main', 'HEAD^1', 'HEAD']) {
    const base = (await git(root, 'merge-base', 'HEAD', branch))?.trim();
    const record = base && (await git(root, 'show', `${base}:./${RECORD}`));
    if (record) return record;
  }
  return undefined;
}

const linesOf = (record: string) => record.split('\n').filter((line) => line.startsWith('/'));

/** Where a line belongs in a sorted record. */
function gap({text}: {text: string}, line: string): number {
  const next = linesOf(text).find((other) => other > line);
  return next === undefined ? text.length : text.indexOf(`\n${next}\n`) + 1;
}

async function deleted(project: Project, read: typeof publishedRecord): Promise<Problem[]> {
  const published = await read(project.root);
  const source = project.read(RECORD);
  // A portal for another product starts its own record. Nobody links to its earlier addresses.
  if (published === undefined || begunIn(published) !== begunIn(source.text)) return [];
  const present = new Set(linesOf(source.text));
  return linesOf(published)
    .filter((line) => !present.has(line))
    .map((line) => {
      const offset = gap(source, line);
      return {
        ...source.at(offset),
        message: `${line} was deleted from the record, but other sites may link to it`,
        fix: `put the line back: ${line}`,
        text: line,
        edit: {start: offset, end: offset, text: `${line}\n`},
      };
    });
}

/**
 * Makes the rule.
 *
 * @param read - reads the published record, if there is one
 */
export function recordLinesRule(read: typeof publishedRecord): Rule {
  return {
    name: 'record-lines',
    about: 'No line is deleted from the record of published addresses.',
    scope: 'project',
    check: async ({project}) => (project.has(RECORD) ? deleted(project, read) : []),
  };
}

export const recordLines = recordLinesRule(publishedRecord);
