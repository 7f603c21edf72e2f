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

/** The rule that reports why a page can't be read; undefined if it can be. */
function unreadable({frontMatter, syntaxError}: Page): string | undefined {
  if ('failure' in frontMatter) return 'front-matter';
  return syntaxError && 'mdx';
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
  const {project} = selection;
  const pageFiles = new Set(project.pageFiles);
  const causeOf = (file: string) =>
    pageFiles.has(file) ? unreadable(project.page(file)) : undefined;
  const isChecked = (rule: string, file: string) =>
    names.has(rule) &&
    causeOf(file) === undefined &&
    (selection.pages === undefined || selection.pages.includes(file));
  // What else seems to be wrong with a page that can't be read may follow from that.
  const direct = found.flat().filter(({rule, file}) => {
    const cause = causeOf(file);
    return cause === undefined || rule === cause || rule === 'secrets' || !names.has(cause);
  });
  const exceptions = readExceptions(project);
  const findings = withoutExceptions(direct, exceptions, isChecked).sort(byPlace);
  return {findings, times};
}
