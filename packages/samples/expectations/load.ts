/** Reads the case file of a page. */
import {isNode, LineCounter, parseDocument} from 'yaml';
import type * as z from 'zod';
import type {FactTree} from '@portal/content/facts';
import {nearestName} from '@portal/content/text/nearestName';
import {resolveTokens} from '@portal/content/facts/tokens';
import type {Case, Expect, Given, Problem} from '../model.ts';
import {caseSchema, expect, fileSchema, given} from './schema.ts';

type Path = (string | number)[];

/** Keys that a message can suggest instead of an unknown one. */
const keysAt = (path: Path): string[] => {
  const last = path.at(-1);
  if (last === 'given') return Object.keys(given.shape);
  if (last === 'expect') return Object.keys(expect.shape);
  return typeof last === 'number' || path.length === 1 ? ['given', 'expect'] : [];
};

/** A case file whose keys have been checked, but not their values. */
export interface CaseFile {
  /** Its path, for messages. */
  name: string;
  /** The cases of each sample. */
  samples: Record<string, unknown>;
  /** The value of `workflows`. */
  workflows: Record<string, unknown>;
  lineOf: (path: Path) => number;
  problems: Problem[];
}

/**
 * Opens one case file.
 *
 * @param file - its path, for messages
 * @param source - its text on disk
 * @param facts - the values of `{{root.key}}`
 */
export function openCases(file: string, source: string, facts: FactTree): CaseFile {
  const lines = new LineCounter();
  const document = parseDocument(resolveTokens(source, facts, file), {
    lineCounter: lines,
    prettyErrors: false,
  });
  const problem = (line: number, message: string): Problem => ({
    file,
    line,
    language: 'case',
    message,
  });
  const opened = (part: Partial<CaseFile>): CaseFile => ({
    ...{name: file, samples: {}, workflows: {}, lineOf: () => 1, problems: []},
    ...part,
  });
  if (document.errors.length > 0) {
    return opened({
      problems: document.errors.map((error) =>
        problem(lines.linePos(error.pos[0]).line, error.message),
      ),
    });
  }

  const lineOf = (path: Path): number => {
    for (let length = path.length; length > 0; length--) {
      const parent = document.getIn(path.slice(0, length - 1), true) ?? document.contents;
      const key = path[length - 1];
      const pair = (parent as {items?: {key?: {value: unknown; range?: number[]}}[]}).items?.find(
        (item) => item.key?.value === key,
      );
      if (pair?.key?.range) return lines.linePos(pair.key.range[0] ?? 0).line;
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };

  const content = fileSchema.safeParse(document.toJS() ?? {});
  if (!content.success) {
    return opened({
      problems: content.error.issues.map((issue) =>
        problem(lineOf(issue.path as Path), `${issue.path.join('.')}: ${keyMessage(issue)}`),
      ),
    });
  }
  const {workflows = {}, ...samples} = content.data;
  return opened({samples, workflows: workflows as Record<string, unknown>, lineOf});
}

/**
 * Reads and checks the cases of one case file.
 *
 * @param file - the opened case file
 * @returns the cases in the order of the file, and their problems
 */
export function loadCases({name: file, samples, lineOf, problems: broken}: CaseFile): {
  cases: Case[];
  problems: Problem[];
} {
  const problem = (line: number, message: string, sample?: string): Problem => ({
    file,
    line,
    language: 'case',
    sample,
    message,
  });
  const cases: Case[] = [];
  const problems: Problem[] = [...broken];
  for (const [sample, value] of Object.entries(samples)) {
    const list: [Path, unknown][] = Array.isArray(value)
      ? value.map((item, index) => [[sample, index], item])
      : [[[sample], value]];
    if (list.length === 0) problems.push(problem(lineOf([sample]), 'has no case', sample));
    for (const [path, item] of list) {
      const checked = caseSchema.safeParse(item);
      if (checked.success) {
        cases.push({
          sample,
          given: checked.data.given as Given,
          expect: checked.data.expect as Expect,
          place: {file, line: lineOf(path)},
          lineOf: (below) => lineOf([...path, ...below]),
        });
      } else {
        problems.push(
          ...mainIssues(checked.error.issues).map((issue) => {
            const at = [...path, ...(issue.path as Path)];
            return problem(issueLine(issue, at, lineOf), describe(issue, at), sample);
          }),
        );
      }
    }
  }
  return {cases, problems};
}

/** For an invalid key, Zod puts the message one level below the issue. */
const keyMessage = (issue: z.core.$ZodIssue) =>
  (issue.code === 'invalid_key' ? issue.issues[0]?.message : undefined) ?? issue.message;

/** A misspelled key also causes issues about missing keys, so we report only the misspelling. */
function mainIssues(issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const unknown = issues.filter(({code}) => code === 'unrecognized_keys');
  return unknown.length > 0 ? unknown : issues;
}

const issueLine = (issue: z.core.$ZodIssue, at: Path, lineOf: (path: Path) => number) =>
  issue.code === 'unrecognized_keys' ? lineOf([...at, issue.keys[0] ?? '']) : lineOf(at);

function describe(issue: z.core.$ZodIssue, at: Path): string {
  if (issue.code !== 'unrecognized_keys') return `${at.slice(1).join('.')}: ${issue.message}`;
  const [key = ''] = issue.keys;
  const known = keysAt(at);
  const nearest = nearestName(key, known);
  const hint = nearest ? `did you mean \`${nearest}\`?` : `write one of ${known.join(', ')}`;
  return `unknown key \`${key}\`; ${hint}`;
}
