/** Reads the case file of a page. */
import type {FactTree} from '@portal/content/facts';
import {schemaMistakes} from '@portal/content/facts/schemaMistakes';
import {resolveTokens} from '@portal/content/facts/tokens';
import {type Mistake, mistake} from '@portal/content/mistake';
import {type YamlPath, YamlText} from '@portal/content/text/yamlText';
import type {Case, Expect, Given, Problem} from '../model.ts';
import {caseSchema, fileSchema} from './schema.ts';

/** A case file whose keys have been checked, but not their values. */
export interface CaseFile {
  source: YamlText;
  /** The cases of each sample. */
  samples: Record<string, unknown>;
  /** The value of `workflows`. */
  workflows: Record<string, unknown>;
  problems: Problem[];
}

/** A mistake in a case file as a problem of a sample. */
export const inCase = (wrong: Mistake, sample?: string): Problem => ({
  ...wrong,
  language: 'case',
  sample,
});

/**
 * Opens one case file.
 *
 * @param file - its path, for messages
 * @param text - its text on disk
 * @param facts - the values of `{{root.key}}`
 */
export function openCases(file: string, text: string, facts: FactTree): CaseFile {
  const source = new YamlText(file, resolveTokens(text, facts, file));
  const unreadable = source.syntaxMistakes;
  const content = unreadable.length > 0 ? {} : (source.value ?? {});
  const mistakes = [...unreadable, ...schemaMistakes(fileSchema, content, source)];
  const {workflows = {}, ...samples} =
    mistakes.length > 0 ? {} : (content as Record<string, unknown>);
  return {
    source,
    samples,
    workflows: workflows as Record<string, unknown>,
    problems: mistakes.map((one) => inCase(one)),
  };
}

/**
 * Reads and checks the cases of one case file.
 *
 * @param file - the opened case file
 * @returns the cases in the order of the file, and their problems
 */
export function loadCases({source, samples, problems: broken}: CaseFile): {
  cases: Case[];
  problems: Problem[];
} {
  const cases: Case[] = [];
  const problems: Problem[] = [...broken];
  for (const [sample, value] of Object.entries(samples)) {
    const list: [YamlPath, unknown][] = Array.isArray(value)
      ? value.map((item, index) => [[sample, index], item])
      : [[[sample], value]];
    if (list.length === 0) {
      const fix = 'write given and expect, or delete the key';
      problems.push(inCase(mistake(source.placeOf([sample], 'key'), 'has no case', fix), sample));
    }
    for (const [path, item] of list) {
      const {data} = caseSchema.safeParse(item);
      const mistakes = schemaMistakes(caseSchema, item, source, path);
      problems.push(...mistakes.map((one) => inCase(one, sample)));
      if (!data) continue;
      cases.push({
        sample,
        given: data.given as Given,
        expect: data.expect as Expect,
        place: source.placeOf(path, 'key'),
        lineOf: (below) => source.placeOf([...path, ...below], 'key').line,
      });
    }
  }
  return {cases, problems};
}
