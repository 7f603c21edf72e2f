import type {Mistake} from '@portal/content/mistake';
import type {Page} from '@portal/content/pages/page';
import type {Project} from '@portal/content/pages/project';

/** What a rule checks. */
export interface Run {
  project: Project;
  /** The selected pages; all of them in a full run. */
  pages: readonly Page[];
  /** Whether the run is limited to some pages. */
  limited: boolean;
}

/** A rule of `npm run check`. */
export interface Rule {
  /** The name that findings and exceptions use. */
  name: string;
  /** What it requires, in a sentence. */
  about: string;
  /** A `page` rule can check single pages. A `project` rule needs the whole project. */
  scope: 'page' | 'project';
  check(run: Run): Mistake[] | Promise<Mistake[]>;
}

/** A rule that looks at one page at a time. */
export function pageRule(
  name: string,
  about: string,
  check: (page: Page, run: Run) => Mistake[],
): Rule {
  return {
    name,
    about,
    scope: 'page',
    check: (run) => run.pages.flatMap((page) => check(page, run)),
  };
}
