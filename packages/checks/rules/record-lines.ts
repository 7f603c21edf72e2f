import {RECORD} from '@portal/content/pages/addresses';
import type {Problem} from '../core/finding.ts';
import type {Project} from '@portal/content/pages/project';
import {publishedLines} from '../core/publishedRecord.ts';
import type {Rule} from '../core/rule.ts';

const linesOf = (record: string) => record.split('\n').filter((line) => line.startsWith('/'));

/** Where a line belongs in a sorted record. */
function gap({text}: {text: string}, line: string): number {
  const next = linesOf(text).find((other) => other > line);
  return next === undefined ? text.length : text.indexOf(`\n${next}\n`) + 1;
}

function deleted(project: Project, read: typeof publishedLines): Problem[] {
  const source = project.read(RECORD);
  const present = new Set(linesOf(source.text));
  return [...(read(project) ?? [])]
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
 * @param read - reads the published lines, if there are any
 */
export function recordLinesRule(read: typeof publishedLines): Rule {
  return {
    name: 'record-lines',
    about: 'No line is deleted from the record of published addresses.',
    scope: 'project',
    check: ({project}) => (project.has(RECORD) ? deleted(project, read) : []),
  };
}

export const recordLines = recordLinesRule(publishedLines);
