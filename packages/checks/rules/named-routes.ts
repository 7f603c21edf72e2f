import {didYouMean} from '@portal/content/text/nearestName';
import {addressOf} from '@portal/content/pages/address';
import type {Project} from '@portal/content/pages/project';
import type {Rule} from '../core/rule.ts';

/** Finds a route in a fact file: in full, or only its last part if the file assembles it. */
function placeOf(project: Project, file: string, route: string) {
  const start = {file, line: 1, column: 1};
  if (!project.has(file)) return start;
  const source = project.read(file);
  const last = route.replace(/^.*\/(?=[^/]+\/?$)/, '');
  const index = [`'${route}'`, `'${last}'`].map((text) => source.text.indexOf(text));
  const found = index.find((at) => at !== -1);
  return found === undefined ? start : source.at(found);
}

export const namedRoutes: Rule = {
  name: 'named-routes',
  about:
    'The routes in packages/content/facts/routes.ts, and those that menus and guides link to, are pages.',
  scope: 'project',
  check({project}) {
    return Object.entries(project.known.namedRoutes).flatMap(([file, named]) =>
      [...new Set(named.map((to) => addressOf(to).path))]
        .filter((route) => !project.routes.has(route))
        .map((route) => ({
          ...placeOf(project, file, route),
          message: `there is no page at ${route}`,
          fix: `${didYouMean(route, project.routes.keys(), 'correct the route.')} Otherwise, restore the page`,
          text: route,
        })),
    );
  },
};
