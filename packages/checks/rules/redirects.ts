import {nearestAnchor} from '@portal/content/text/nearestAnchor';
import {RedirectTableError, resolveRedirects} from '@portal/hosting/redirects/resolve';
import {addressOf} from '@portal/content/pages/address';
import {idsOf} from '@portal/content/pages/addresses';
import {hasKnownIds} from '@portal/content/pages/headings';
import type {Problem} from '../core/finding.ts';
import type {Project} from '@portal/content/pages/project';
import {isRecorded} from '../core/publishedRecord.ts';
import type {Rule} from '../core/rule.ts';

const TABLE = 'data/redirects.yaml';

/** `data/redirects.yaml:27: What is wrong. What to do about it.` */
const PROBLEM = /^(?:[^:]*:(\d+): )?(.*?)(?:[.;] ([A-Z].*))?$/s;

/** Rows whose target is a heading that doesn't exist. */
function deadHeadings(project: Project): Problem[] {
  return project.known.redirects.flatMap(({rows}, group) =>
    rows.flatMap(({from, to}, at) => {
      const {path, hash} = addressOf(to);
      const file = project.routes.get(path);
      const page = file === undefined ? undefined : project.page(file);
      if (hash === undefined || !page || !hasKnownIds(page)) return [];
      const ids = idsOf(page);
      if (ids.includes(hash)) return [];
      const nearest = nearestAnchor(hash, ids);
      return [
        {
          ...project.placeOf(TABLE, ['redirects', group, 'rows', at]),
          message: `${from} redirects to ${to}, but that page has no such heading`,
          fix: nearest ? `did you mean ${path}#${nearest}?` : `write ${path}, without #`,
          text: from,
        },
      ];
    }),
  );
}

export const redirects: Rule = {
  name: 'redirects',
  about:
    'Every legacy path redirects to an existing page and heading in one hop, and hides no page.',
  scope: 'project',
  check({project}) {
    const {redirects: groups} = project.known;
    const source = project.has(TABLE) ? project.read(TABLE).text : undefined;
    try {
      resolveRedirects(groups, [...project.routes.keys()], {
        file: TABLE,
        ...(source !== undefined && {source}),
      });
      return deadHeadings(project);
    } catch (error) {
      if (!(error instanceof RedirectTableError)) throw error;
      return error.problems.flatMap((problem) => {
        const [, end] = / ends at (\S+), which is not a page/.exec(problem) ?? [];
        if (end !== undefined && isRecorded(project, addressOf(end).path)) return [];
        const [, line = '1', message, expected] = PROBLEM.exec(problem)!;
        const fix = expected ?? 'change the target to a page that exists';
        const column = /[^\s-]/.exec(source?.split('\n')[Number(line) - 1] ?? '')?.index ?? 0;
        return {file: TABLE, line: Number(line), column: column + 1, message: message!, fix};
      });
    }
  },
};
