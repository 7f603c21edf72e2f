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
  fix: string | RegExp;
  known?: Partial<ProjectFacts>;
}

interface Proof {
  /** Files that the rule has nothing to say about. */
  clean: Files;
  known?: Partial<ProjectFacts>;
  /** One run for all, for rules that start a program. */
  together?: boolean;
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

/** A file in a folder of its own: `docs/a.mdx` is `docs/m2/a.mdx`. */
const apart = (path: string, index: number) => path.replace('/', `/m${index}/`);

/**
 * Finds all mistakes in one run, each of them in folders of its own. What a mistake shares with the
 * clean files, such as a configuration, is there once.
 *
 * @returns what is found at each mistake, and at clean files
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

/** Proves a rule: it is silent about clean files and catches each planted mistake where it stands. */
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

    test('is silent about clean files', async () => expect(await find.clean()).toEqual([]));

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
