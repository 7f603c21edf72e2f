import {closest} from 'fastest-levenshtein';
import {addressOf} from '../core/address.ts';
import type {Project} from '../core/project.ts';
import type {Rule} from '../core/rule.ts';

/** Where a fact file names a route: as a whole, or by its last part where it is put together. */
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
  about: 'The routes of facts/routes.ts, and those that menus and guides lead to, are pages.',
  scope: 'project',
  check({project}) {
    const routes = [...project.routes.keys()];
    return Object.entries(project.known.namedRoutes).flatMap(([file, named]) =>
      [...new Set(named.map((to) => addressOf(to).path))]
        .filter((route) => !project.routes.has(route))
        .map((route) => ({
          ...placeOf(project, file, route),
          message: `no page has the address ${route}`,
          fix: `bring the page back, or name another one here; the nearest is ${routes.length > 0 ? closest(route, routes) : '/'}`,
          text: route,
        })),
    );
  },
};
