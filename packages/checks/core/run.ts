import {readExceptions, withoutExceptions} from './exceptions.ts';
import {byPlace, type Finding} from './finding.ts';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';
import type {Rule, Run} from './rule.ts';

/** What a run found, and how long each rule took, in milliseconds. */
export interface Outcome {
  findings: Finding[];
  times: Map<string, number>;
}

/** What to check. */
export interface Selection {
  project: Project;
  rules: readonly Rule[];
  /** Limits the run to these pages, and to page rules. */
  pages?: readonly string[] | undefined;
}

function makeRun({project, pages}: Selection): Run {
  let all: readonly Page[] | undefined;
  return {
    project,
    get pages() {
      all ??= pages ? pages.map((file) => project.page(file)) : project.pages;
      return all;
    },
    limited: pages !== undefined,
  };
}

/** The rules that run for a selection. */
export const chosenRules = ({rules, pages}: Selection): Rule[] =>
  rules.filter(({scope}) => pages === undefined || scope === 'page');

/**
 * Runs rules on a project, in parallel, because some of them wait for other programs.
 *
 * @throws whatever a rule throws if it can't run
 */
export async function runChecks(selection: Selection): Promise<Outcome> {
  const times = new Map<string, number>();
  const run = makeRun(selection);
  const chosen = chosenRules(selection);
  const found = await Promise.all(
    chosen.map(async (rule) => {
      const start = performance.now();
      const result = rule.check(run);
      const problems = result instanceof Promise ? await result : result;
      times.set(rule.name, performance.now() - start);
      return problems.map((problem): Finding => ({...problem, rule: rule.name}));
    }),
  );
  const names = new Set(chosen.map(({name}) => name));
  const isChecked = (rule: string, file: string) =>
    names.has(rule) && (selection.pages === undefined || selection.pages.includes(file));
  const exceptions = readExceptions(selection.project);
  const findings = withoutExceptions(found.flat(), exceptions, isChecked).sort(byPlace);
  return {findings, times};
}

/** Runs the fixes of rules one after another, because they may write the same files. */
export async function runFixes(selection: Selection): Promise<void> {
  const run = makeRun(selection);
  for (const rule of chosenRules(selection)) await rule.fix?.(run);
}
