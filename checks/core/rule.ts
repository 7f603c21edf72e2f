import type {Problem} from './finding.ts';
import type {Page} from './page.ts';
import type {Project} from './project.ts';

/** What a rule is asked about. */
export interface Run {
  project: Project;
  /** The pages that were asked for; all of them in a full run. */
  pages: readonly Page[];
  /** True when the run was limited to some pages. */
  limited: boolean;
}

/** A rule of the house. */
export interface Rule {
  /** How findings and exceptions name it. */
  name: string;
  /** What it asks for, in a sentence. */
  about: string;
  /** `page` rules look at single pages and run in page mode too; `project` rules need everything. */
  scope: 'page' | 'project';
  check(run: Run): Problem[] | Promise<Problem[]>;
  /** Fixes what a tool of its own can fix, before the check. Single edits belong to problems. */
  fix?(run: Run): Promise<void>;
}

/** A rule that looks at one page at a time. */
export function pageRule(
  name: string,
  about: string,
  check: (page: Page, run: Run) => Problem[],
): Rule {
  return {
    name,
    about,
    scope: 'page',
    check: (run) => run.pages.flatMap((page) => check(page, run)),
  };
}
