import {resolveAnchors} from '@portal/hosting/redirects/anchors';
import {
  RedirectTableError,
  resolveRedirects,
  type RedirectModel,
} from '@portal/hosting/redirects/resolve';
import {nearestAnchor} from '@portal/content/text/nearestAnchor';
import {didYouMean} from '@portal/content/text/nearestName';
import {addressOf} from '@portal/content/pages/address';
import {idsOf} from '@portal/content/pages/addresses';
import {hasKnownIds} from '@portal/content/pages/headings';
import type {Project} from '@portal/content/pages/project';
import {problem, type Problem} from '../core/finding.ts';
import {isRecorded} from '../core/publishedRecord.ts';
import type {Rule} from '../core/rule.ts';

const TABLE = 'data/redirects.yaml';

/** `data/redirects.yaml:27: What is wrong. What to do about it.` */
const PROBLEM = /^(?:[^:]*:(\d+): )?(.*?)(?:[.;] ([A-Z].*))?$/s;

/** Mistakes that keep the table from being resolved. */
function ofTable(problems: readonly string[], source = ''): Problem[] {
  return problems.map((text) => {
    const [, number = '1', message = '', fix = 'change the target to a page that exists'] =
      PROBLEM.exec(text)!;
    const line = Number(number);
    const column = (/[^\s-]/.exec(source.split('\n')[line - 1] ?? '')?.index ?? 0) + 1;
    return problem({file: TABLE, line, column}, message, fix);
  });
}

/** Whether a page has the ID of an address. Undefined if there's no such page, or its IDs aren't known. */
function has(project: Project, address: string): boolean | undefined {
  const {path, hash} = addressOf(address);
  const file = project.routes.get(path);
  const page = file === undefined ? undefined : project.page(file);
  if (hash === undefined || !page || !hasKnownIds(page)) return undefined;
  return idsOf(page).includes(hash);
}

/** What to write instead of an address whose heading doesn't exist. */
function instead(project: Project, address: string): string {
  const {path, hash = ''} = addressOf(address);
  const nearest = nearestAnchor(hash, idsOf(project.page(project.routes.get(path)!)));
  return nearest === undefined ? `${path}, without #` : `${path}#${nearest}`;
}

/** Rows whose target is a heading that doesn't exist. */
const deadHeadings = (project: Project): Problem[] =>
  project.known.redirects.flatMap(({rows}, group) =>
    rows.flatMap(({from, to}, at) =>
      has(project, to) === false
        ? problem(
            project.placeOf(TABLE, ['redirects', group, 'rows', at]),
            `${from} redirects to ${to}, but that page has no such heading`,
            `write ${instead(project, to)}`,
            from,
          )
        : [],
    ),
  );

/** Moved anchors that are still at their old place, or whose new one doesn't exist. */
function movedAnchors(project: Project, model: RedirectModel): Problem[] {
  const {movedAnchors: rows} = project.known;
  const pages = [...project.routes.keys()];
  const {problems, anchors} = resolveAnchors(rows, model, pages);
  return rows.flatMap((row, at) => {
    const place = project.placeOf(TABLE, ['movedAnchors', at, 'from']);
    const wrong = problems.filter((one) => one.row === row);
    const [key] = Object.keys(resolveAnchors([row], model, pages).anchors);
    const to = key === undefined ? undefined : anchors[key];
    if (key !== undefined && to !== undefined && has(project, key)) {
      const message = `${key} still exists, so its row is never used`;
      wrong.push({row, message, fix: 'delete the row, or give the heading another ID'});
    } else if (to !== undefined && has(project, to) === false) {
      const {path, hash} = addressOf(to);
      const message = `${path} has no heading with the ID "${hash}"`;
      wrong.push({row, message, fix: `change the target to ${instead(project, to)}`});
    }
    return wrong.map(({message, fix}) => problem(place, message, fix, row.from));
  });
}

/** Routes of menus and guides that aren't pages. */
const namedRoutes = (project: Project): Problem[] =>
  project.known.namedRoutes.flatMap(({file, path, to}) => {
    const route = addressOf(to).path;
    if (project.routes.has(route)) return [];
    const fix = `${didYouMean(route, project.routes.keys(), 'correct the route.')} Otherwise, restore the page`;
    return problem(project.placeOf(file, path), `there is no page at ${route}`, fix, route);
  });

export const redirects: Rule = {
  name: 'redirects',
  about:
    'Every legacy path redirects to an existing page and heading in one hop, and hides no page. Moved anchors are gone from their old places, and the routes of menus and guides are pages.',
  scope: 'project',
  check({project}) {
    const source = project.has(TABLE) ? project.read(TABLE).text : undefined;
    const named = namedRoutes(project);
    try {
      const model = resolveRedirects(project.known.redirects, [...project.routes.keys()], {
        file: TABLE,
        ...(source !== undefined && {source}),
      });
      return [...named, ...deadHeadings(project), ...movedAnchors(project, model)];
    } catch (error) {
      if (!(error instanceof RedirectTableError)) throw error;
      // The rule `addresses` reports pages that are gone.
      const isGone = (text: string) => {
        const [, end] = / ends at (\S+), which is not a page/.exec(text) ?? [];
        return end !== undefined && isRecorded(project, addressOf(end).path);
      };
      const problems = error.problems.filter((text) => !isGone(text));
      return [...named, ...ofTable(problems, source)];
    }
  },
};
