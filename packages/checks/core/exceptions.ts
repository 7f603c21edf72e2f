import * as z from 'zod';
import {schemaMistakes} from '@portal/content/facts/schemaMistakes';
import {mistake, type Place} from '@portal/content/mistake';
import type {Project} from '@portal/content/pages/project';
import type {Finding} from './finding.ts';

/** The list of accepted findings, each with its reason. */
export const EXCEPTIONS_FILE = 'data/check-exceptions.yaml';

const schema = z.strictObject({
  rule: z.string().min(1),
  file: z.string().min(1),
  text: z.string().min(1),
  reason: z.string().min(15, 'say in a sentence why this is acceptable'),
});

/** An accepted finding, and where it's listed. */
type Exception = z.infer<typeof schema> & {at: Place};

/** The exceptions of a project, and the problems in the file that lists them. */
export interface Exceptions {
  entries: Exception[];
  problems: Finding[];
}

/** Reads the exceptions of a project. Empty if the file doesn't exist. */
export function readExceptions(project: Project): Exceptions {
  if (!project.has(EXCEPTIONS_FILE)) return {entries: [], problems: []};
  const source = project.readYaml(EXCEPTIONS_FILE);
  const unreadable = source.syntaxMistakes;
  const list = unreadable.length > 0 ? [] : (source.value ?? []);
  const mistakes = [...unreadable, ...schemaMistakes(z.array(schema), list, source)];
  return {
    entries: (Array.isArray(list) ? (list as unknown[]) : []).flatMap((item, at) => {
      const {data} = schema.safeParse(item);
      return data ? {...data, at: source.placeOf([at])} : [];
    }),
    problems: mistakes.map((one) => ({...one, rule: 'exceptions'})),
  };
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
    .map(({at, rule, file, text}): Finding => {
      const message = `unused exception: ${rule} no longer finds "${text}" in ${file}`;
      return {...mistake(at, message, 'remove the entry'), rule: 'exceptions'};
    });
  return [...left, ...problems, ...stale];
}
