import type {MovedAnchor} from '@portal/content/facts';
import {resolveAnchors} from '@portal/hosting/redirects/anchors';
import {RedirectTableError, resolveRedirects} from '@portal/hosting/redirects/resolve';
import {nearestAnchor} from '@portal/content/text/nearestAnchor';
import {addressOf} from '@portal/content/pages/address';
import {idsOf} from '@portal/content/pages/addresses';
import {hasKnownIds} from '@portal/content/pages/headings';
import type {Project} from '@portal/content/pages/project';
import type {Rule} from '../core/rule.ts';

const TABLE = 'data/redirects.yaml';

/** Whether a page has the ID of an address. If its IDs aren't known, it may have any. */
function has(project: Project, address: string): boolean {
  const {path, hash} = addressOf(address);
  const page = project.page(project.routes.get(path)!);
  return hash === undefined || !hasKnownIds(page) || idsOf(page).includes(hash);
}

/** Checks the IDs of a row whose paths are valid. */
function judge(key: string, to: string, project: Project) {
  if (has(project, key)) {
    const message = `${key} still exists, so its row is never used`;
    return {message, fix: 'delete the row, or give the heading another ID'};
  }
  if (has(project, to)) return undefined;
  const {path, hash = ''} = addressOf(to);
  const nearest = nearestAnchor(hash, idsOf(project.page(project.routes.get(path)!)));
  const fix = `change the target to ${nearest === undefined ? path : `${path}#${nearest}`}`;
  return {message: `${path} has no heading with the ID "${hash}"`, fix};
}

export const movedAnchors: Rule = {
  name: 'moved-anchors',
  about: 'Every moved anchor is gone from its old place, and its new one exists.',
  scope: 'project',
  check({project}) {
    const {redirects, movedAnchors: rows} = project.known;
    if (rows.length === 0) return [];
    const place = (row: MovedAnchor) =>
      project.placeOf(TABLE, ['movedAnchors', rows.indexOf(row), 'from']);
    const pages = [...project.routes.keys()];
    let model;
    try {
      model = resolveRedirects(redirects, pages, {file: TABLE});
    } catch (error) {
      // The rule `redirects` reports mistakes in the table itself.
      if (error instanceof RedirectTableError) return [];
      throw error;
    }
    const {problems, anchors} = resolveAnchors(rows, model, pages);
    const wrong = problems.map(({row, message, fix}) => ({
      ...place(row),
      ...{message, fix, text: row.from},
    }));
    const ofHeadings = rows.flatMap((row) => {
      const {anchors: own} = resolveAnchors([row], model, pages);
      const [key] = Object.keys(own);
      const to = key === undefined ? undefined : anchors[key];
      const found = to === undefined ? undefined : judge(key!, to, project);
      return found ? [{...place(row), ...found, text: row.from}] : [];
    });
    return [...wrong, ...ofHeadings];
  },
};
