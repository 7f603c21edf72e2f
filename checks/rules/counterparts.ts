import {closest} from 'fastest-levenshtein';
import type {Problem} from '../core/finding.ts';
import type {Project} from '../core/project.ts';
import type {Rule} from '../core/rule.ts';

const TABLE = 'facts/counterparts.ts';

/** Routes of the table that no page has. */
function dead(project: Project): Problem[] {
  const {known, routes} = project;
  const source = project.read(TABLE);
  const named = [...known.counterparts.flat(), ...Object.keys(known.withoutCounterpart)];
  return [...new Set(named)]
    .filter((route) => !routes.has(route))
    .map((route) => ({
      ...source.at(Math.max(0, source.text.indexOf(`'${route}'`))),
      message: `no page has the address ${route}`,
      mend: `delete the row if the page is gone; the nearest page is ${closest(route, [...routes.keys()])}`,
      text: route,
    }));
}

/** Pages of v1 of which nothing is said. */
function unpaired({known, routes, pages}: Project): Problem[] {
  const said = new Set([
    ...known.counterparts.map(([v1]) => v1),
    ...Object.keys(known.withoutCounterpart),
  ]);
  const latest = [...routes.keys()].filter((route) => !route.startsWith('/v1/'));
  return pages
    .filter(({version, route}) => version?.id === 'v1' && !said.has(route))
    .map(({file, route}) => ({
      ...{file, line: 1, column: 1},
      message: `${TABLE} does not say which page of v2 is about the same thing`,
      mend: `add ['${route}', '${closest(route, latest)}'], with that page, to counterparts, or '${route}': 'why there is none', to withoutCounterpart`,
      text: route,
    }));
}

export const counterparts: Rule = {
  name: 'counterparts',
  about: 'Every page of v1 has a page of v2 about the same thing, or a reason why not.',
  scope: 'project',
  check({project}) {
    return project.has(TABLE) ? [...dead(project), ...unpaired(project)] : [];
  },
};
