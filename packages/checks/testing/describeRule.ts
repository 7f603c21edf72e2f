import {runChecks} from '../core/run.ts';
import type {Finding} from '../core/finding.ts';
import type {ProjectFacts} from '@portal/content/pages/projectFacts';
import type {Rule} from '../core/rule.ts';
import {clear, plant, type Files} from '@portal/content/testing/plant';

/** A mistake, and the finding that the rule must report for it. */
export interface PlantedMistake {
  files: Files;
  /** The location, such as `docs/a.mdx:6:1`. */
  at: string;
  /** Part of the message. */
  says: string | RegExp;
  /** Part of the fix. */
  fix: string | RegExp;
  known?: Partial<ProjectFacts>;
}

interface Proof {
  /** Files in which the rule finds nothing. */
  clean: Files;
  known?: Partial<ProjectFacts>;
  /** The mistakes by name; at least one. */
  mistakes: Record<string, PlantedMistake>;
}

/** Runs a rule on a project with the given files. */
export async function findingsOf(
  rule: Rule,
  files: Files,
  known?: Partial<ProjectFacts>,
): Promise<Finding[]> {
  const {findings} = await runChecks({project: plant(files, known), rules: [rule]});
  return findings;
}

/** Tests a rule: it finds nothing in clean files, and reports each mistake at its location. */
export function describeRule(rule: Rule, {clean, known, mistakes}: Proof): void {
  describe(rule.name, () => {
    afterAll(clear);

    test('finds nothing in clean files', async () =>
      expect(await findingsOf(rule, clean, known)).toEqual([]));

    test.each(Object.entries(mistakes))('catches %s', async (_name, mistake) => {
      const found = await findingsOf(rule, mistake.files, mistake.known ?? known);
      expect(found.map(({file, line, column}) => `${file}:${line}:${column}`)).toEqual([
        mistake.at,
      ]);
      expect(found[0]!.message).toMatch(mistake.says);
      expect(found[0]!.fix).toMatch(mistake.fix);
    });
  });
}
