import {isSeq, parseDocument, type Node} from 'yaml';
import * as z from 'zod';
import {problem, type Finding} from './finding.ts';
import type {Project} from '@portal/content/pages/project';
import {SourceText} from '@portal/content/text/sourceText';

/** The list of accepted findings, each with its reason. */
export const EXCEPTIONS_FILE = 'packages/checks/exceptions.yaml';

const schema = z.strictObject({
  rule: z.string().min(1),
  file: z.string().min(1),
  text: z.string().min(1),
  reason: z.string().min(15, 'say in a sentence why this is acceptable'),
});

/** An accepted finding. */
type Exception = z.infer<typeof schema> & {line: number};

/** The exceptions of a project, and the problems in the file that lists them. */
export interface Exceptions {
  entries: Exception[];
  problems: Finding[];
}

const problemAt = (line: number, message: string, fix: string): Finding => ({
  ...problem({file: EXCEPTIONS_FILE, line, column: 1}, message, fix),
  rule: 'exceptions',
});

const FORM = 'write rule, file, text and reason, each as a string';

/** Reads the exceptions of a project. Empty if the file doesn't exist. */
export function readExceptions(project: Project): Exceptions {
  if (!project.has(EXCEPTIONS_FILE)) return {entries: [], problems: []};
  const source = new SourceText(EXCEPTIONS_FILE, project.read(EXCEPTIONS_FILE).text);
  const document = parseDocument(source.text);
  const [error] = document.errors;
  const list = document.contents;
  if (error || (list && !isSeq(list))) {
    const line = error?.linePos?.[0].line ?? 1;
    return {
      entries: [],
      problems: [problemAt(line, error?.message ?? 'the file is not a list', FORM)],
    };
  }
  const read: Exceptions = {entries: [], problems: []};
  for (const item of (list?.items ?? []) as Node[]) {
    const {line} = source.placeAt(item.range?.[0] ?? 0);
    const result = schema.safeParse(item.toJS(document));
    if (result.success) read.entries.push({...result.data, line});
    else
      read.problems.push(problemAt(line, z.prettifyError(result.error).replace(/\n/g, ' '), FORM));
  }
  return read;
}

const covers = (exception: Exception, finding: Finding) =>
  exception.rule === finding.rule &&
  exception.file === finding.file &&
  (finding.text === exception.text || finding.message.includes(exception.text));

/**
 * Removes accepted findings. An unused exception is a finding itself, so that the list stays current.
 *
 * @param findings - what the rules found
 * @param exceptions - see {@link readExceptions}
 * @param isChecked - whether a rule ran on a file; exceptions for other files may still be in use
 */
export function withoutExceptions(
  findings: readonly Finding[],
  {entries, problems}: Exceptions,
  isChecked: (rule: string, file: string) => boolean,
): Finding[] {
  const left = findings.filter((finding) => !entries.some((entry) => covers(entry, finding)));
  const stale = entries
    .filter(({rule, file}) => isChecked(rule, file))
    .filter((entry) => !findings.some((finding) => covers(entry, finding)))
    .map(({line, rule, file, text}) => {
      const message = `unused exception: ${rule} no longer finds "${text}" in ${file}`;
      return problemAt(line, message, 'remove the entry');
    });
  return [...left, ...problems, ...stale];
}
