/** The record of published URLs as it is on main. */
import {execFileSync} from 'node:child_process';
import {begunIn, readRecord, RECORD} from '@portal/content/pages/addresses';
import {once} from '@portal/content/pages/once';
import type {Project} from '@portal/content/pages/project';
import {problem, type Problem} from './finding.ts';

const linesOf = (record: string) => record.split('\n').filter((line) => line.startsWith('/'));

/** The output of Git; empty if it fails, such as outside of a repository. */
function git(cwd: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd,
      maxBuffer: 2 ** 26,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/**
 * Reads the record on main at the point where this branch started. CI checks out a pull request as a
 * merge, whose first parent is main.
 */
function recordOnMain(root: string): string | undefined {
  for (const branch of ['origin/main', 'main', 'HEAD^1', 'HEAD']) {
    const base = git(root, 'merge-base', 'HEAD', branch).trim();
    const record = base && git(root, 'show', `${base}:./${RECORD}`);
    if (record) return record;
  }
  return undefined;
}

/**
 * Returns the lines of the published record.
 *
 * @returns the lines; undefined without Git, and in a portal for another product, which starts its own
 *   record because nobody links to its earlier URLs
 */
export function publishedLines(project: Project): ReadonlySet<string> | undefined {
  const record = recordOnMain(project.root);
  const own = project.has(RECORD) ? project.read(RECORD).text : '';
  if (record === undefined || begunIn(record) !== begunIn(own)) return undefined;
  return new Set(linesOf(record));
}

/** Lines of the published record that somebody deleted, and the edits that put them back. */
export function deletedLines(project: Project): Problem[] {
  const source = project.read(RECORD);
  const lines = linesOf(source.text);
  return [...(publishedLines(project) ?? [])]
    .filter((line) => !lines.includes(line))
    .map((line) => {
      const next = lines.find((other) => other > line);
      const start =
        next === undefined ? source.text.length : source.text.indexOf(`\n${next}\n`) + 1;
      const message = `${line} was deleted from the record, but other sites may link to it`;
      const edit = {start, end: start, text: `${line}\n`};
      return {...problem(source.at(start), message, `put the line back: ${line}`, line), edit};
    });
}

const recorded = once(
  (project: Project): ReadonlySet<string> =>
    new Set(readRecord(project).map(({address}) => address)),
);

/**
 * Whether an address is in the record. If nothing has it any more, the rule `addresses` says what to
 * do, and other rules don't repeat it.
 */
export const isRecorded = (project: Project, address: string): boolean =>
  recorded(project).has(address);
