import {runChecks} from '../core/run.ts';
import type {Finding} from '../core/finding.ts';
import type {ProjectFacts} from '../core/project.ts';
import type {Rule} from '../core/rule.ts';
import {clear, plant, type Files} from './plant.ts';

/** A mistake, and what the rule must say about it. */
export interface PlantedMistake {
  files: Files;
  /** Where: `docs/a.mdx:6:1`. */
  at: string;
  /** What is wrong: a part of the message. */
  says: string | RegExp;
  /** The way out: a part of it. */
  mend: string | RegExp;
  known?: Partial<ProjectFacts>;
}

interface Proof {
  /** Files that the rule has nothing to say about. */
  clean: Files;
  known?: Partial<ProjectFacts>;
  /** By what each of them is; at least one. */
  mistakes: Record<string, PlantedMistake>;
}

/** What a rule finds in a project of the given files. */
export async function findingsOf(
  rule: Rule,
  files: Files,
  known?: Partial<ProjectFacts>,
): Promise<Finding[]> {
  const {findings} = await runChecks({project: plant(files, known), rules: [rule]});
  return findings;
}

/** Proves a rule: it is silent about clean files and catches each planted mistake where it stands. */
export function describeRule(rule: Rule, {clean, known, mistakes}: Proof): void {
  describe(rule.name, () => {
    afterAll(clear);

    test('is silent about clean files', async () => {
      expect(await findingsOf(rule, clean, known)).toEqual([]);
    });

    test.each(Object.entries(mistakes))('catches %s', async (_name, mistake) => {
      const found = await findingsOf(rule, mistake.files, mistake.known ?? known);
      expect(found.map(({file, line, column}) => `${file}:${line}:${column}`)).toEqual([
        mistake.at,
      ]);
      expect(found[0]!.message).toMatch(mistake.says);
      expect(found[0]!.mend).toMatch(mistake.mend);
    });
  });
}
