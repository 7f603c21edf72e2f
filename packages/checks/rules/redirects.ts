import {resolveAnchors} from '@portal/hosting/redirects/anchors';
import type {RedirectModel} from '@portal/hosting/redirects/paths';
import {resolveRedirects} from '@portal/hosting/redirects/resolve';
import {MistakesError, mistake, type Mistake} from '@portal/content/mistake';
import {nearestAnchor} from '@portal/content/text/nearestAnchor';
import {didYouMean} from '@portal/content/text/nearestName';
import {YamlText} from '@portal/content/text/yamlText';
import {addressOf} from '@portal/content/pages/address';
import {idsOf} from '@portal/content/pages/addresses';
import {hasKnownIds} from '@portal/content/pages/headings';
import type {Project} from '@portal/content/pages/project';
import {isRecorded} from '../addresses/published.ts';
import type {Rule} from '../core/rule.ts';

const TABLE = 'data/redirects.yaml';

/** The text of the table; empty in a project without one. */
const tableOf = (project: Project): YamlText =>
  project.has(TABLE) ? project.readYaml(TABLE) : new YamlText(TABLE, '');

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
const deadHeadings = (project: Project): Mistake[] =>
  project.known.redirects.flatMap(({rows}, group) =>
    rows.flatMap(({from, to}, at) =>
      has(project, to) === false
        ? mistake(
            project.placeOf(TABLE, ['redirects', group, 'rows', at]),
            `${from} redirects to ${to}, but that page has no such heading`,
            `write ${instead(project, to)}`,
            from,
          )
        : [],
    ),
  );

/** Moved anchors that can't work, are still at their old place, or whose new one doesn't exist. */
function movedAnchors(project: Project, model: RedirectModel): Mistake[] {
  const {movedAnchors: rows} = project.known;
  const table = tableOf(project);
  const pages = [...project.routes.keys()];
  const {mistakes, anchors} = resolveAnchors(rows, model, pages, table);
  const dead = rows.flatMap((row, at) => {
    const [key] = Object.keys(resolveAnchors([row], model, pages, table).anchors);
    const to = key === undefined ? undefined : anchors[key];
    if (key === undefined || to === undefined) return [];
    const place = table.placeOf(['movedAnchors', at, 'from']);
    if (has(project, key)) {
      const message = `${key} still exists, so its row is never used`;
      const fix = 'delete the row, or give the heading another ID';
      return [mistake(place, message, fix, row.from)];
    }
    if (has(project, to) !== false) return [];
    const {path, hash} = addressOf(to);
    const message = `${path} has no heading with the ID "${hash}"`;
    return [mistake(place, message, `change the target to ${instead(project, to)}`, row.from)];
  });
  return [...mistakes, ...dead];
}

/** Routes of menus and guides that aren't pages. */
const namedRoutes = (project: Project): Mistake[] =>
  project.known.namedRoutes.flatMap(({file, path, to}) => {
    const route = addressOf(to).path;
    // Without a page there, the base URL leads to the first page.
    if (route === '/' || project.routes.has(route)) return [];
    const fix = `${didYouMean(route, project.routes.keys(), 'correct the route.')} Otherwise, restore the page`;
    return mistake(project.placeOf(file, path), `there is no page at ${route}`, fix, route);
  });

export const redirects: Rule = {
  name: 'redirects',
  about:
    'Every legacy path redirects to an existing page and heading in one hop, and hides no page. Moved anchors are gone from their old places, and the routes of menus and guides are pages.',
  scope: 'project',
  check({project}) {
    const named = namedRoutes(project);
    try {
      const pages = [...project.routes.keys()];
      const {redirects: rows, base} = project.known;
      const model = resolveRedirects(rows, pages, tableOf(project), base);
      return [...named, ...deadHeadings(project), ...movedAnchors(project, model)];
    } catch (error) {
      if (!(error instanceof MistakesError)) throw error;
      // The rule `addresses` reports pages that are gone.
      const isGone = ({text}: Mistake) =>
        text !== undefined && isRecorded(project, addressOf(text).path);
      return [...named, ...error.mistakes.filter((mistake) => !isGone(mistake))];
    }
  },
};
