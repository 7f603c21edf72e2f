import {runChecks} from '../core/run.ts';
import type {Finding} from '../core/finding.ts';
import type {ProjectFacts} from '@portal/content/pages/project';
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
  /** Check all mistakes in one run, for rules that start a program. */
  together?: boolean;
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

/** Puts a file into its own folder: `docs/a.mdx` becomes `docs/m2/a.mdx`. */
const apart = (path: string, index: number) => path.replace('/', `/m${index}/`);

/**
 * Finds all mistakes in one run, each in its own folder. Files that a mistake shares with the clean
 * files, such as a configuration, exist only once.
 *
 * @returns functions that give the findings in the clean files and for a mistake
 */
function findTogether(rule: Rule, {clean, known, mistakes}: Proof) {
  let found: Promise<Finding[]> | undefined;
  const all = () => {
    const files = Object.values(mistakes).flatMap((mistake, index) =>
      Object.entries(mistake.files)
        .filter(([path, text]) => clean[path] !== text)
        .map(([path, text]) => [apart(path, index), text] as const),
    );
    found ??= findingsOf(rule, {...clean, ...Object.fromEntries(files)}, known);
    return found;
  };
  const isOf =
    (index: number) =>
    ({file}: Finding) =>
      file.includes(`/m${index}/`);
  return {
    clean: async () => (await all()).filter(({file}) => !/\/m\d+\//.test(file)),
    mistake: async (_mistake: PlantedMistake, index: number) =>
      (await all()).filter(isOf(index)).map((finding) => ({
        ...finding,
        file: finding.file.replace(`/m${index}/`, '/'),
      })),
  };
}

/** Tests a rule: it finds nothing in clean files, and reports each mistake at its location. */
export function describeRule(rule: Rule, proof: Proof): void {
  const {clean, known, mistakes, together} = proof;
  const find = together
    ? findTogether(rule, proof)
    : {
        clean: () => findingsOf(rule, clean, known),
        mistake: ({files, known: own}: PlantedMistake) => findingsOf(rule, files, own ?? known),
      };
  describe(rule.name, () => {
    afterAll(clear);

    test('finds nothing in clean files', async () => expect(await find.clean()).toEqual([]));

    const numbered = Object.entries(mistakes).map((entry, index) => [...entry, index] as const);
    test.each(numbered)('catches %s', async (_name, mistake, index) => {
      const found = await find.mistake(mistake, index);
      expect(found.map(({file, line, column}) => `${file}:${line}:${column}`)).toEqual([
        mistake.at,
      ]);
      expect(found[0]!.message).toMatch(mistake.says);
      expect(found[0]!.fix).toMatch(mistake.fix);
    });
  });
}
