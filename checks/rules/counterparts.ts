import {closest} from 'fastest-levenshtein';
import {prefixOf, type Version} from '../../facts/versions.ts';
import type {Problem} from '../core/finding.ts';
import type {Project} from '../core/project.ts';
import type {Rule} from '../core/rule.ts';

const TABLE = 'facts/counterparts.ts';

/** A version that was cut, the one after it, and the routes of both, inside their version. */
interface Neighbors {
  project: Project;
  version: Version;
  next: Version;
  here: ReadonlySet<string>;
  there: ReadonlySet<string>;
}

/** The routes of a version, without its prefix. */
const routesOf = ({pages}: Project, {id, path}: Version) =>
  new Set(
    pages
      .filter(({version}) => version?.id === id)
      .map(({route}) => route.slice(path === '' ? 0 : path.length + 1)),
  );

const rowsOf = ({project, version}: Neighbors) => {
  const {moved, ended, sections} = project.known.nextPages[version.id] ?? {
    ...{moved: [], ended: {}, sections: []},
  };
  return {moved, ended: Object.keys(ended), sections};
};

/** Routes of the table that no page has. */
function dead(neighbors: Neighbors): Problem[] {
  const {project, version, next, here, there} = neighbors;
  const {moved, ended, sections} = rowsOf(neighbors);
  const source = project.read(TABLE);
  const missing = (of: Version, pages: ReadonlySet<string>, routes: readonly string[]) =>
    [...new Set(routes)]
      .filter((route) => !pages.has(route))
      .map((route) => ({
        ...source.at(Math.max(0, source.text.indexOf(`'${route}'`))),
        message: `no page of ${of.id} has the address ${route}`,
        fix: `delete the row if the page is gone; the nearest is ${closest(route, [...pages])}`,
        text: route,
      }));
  const ofThis = [...moved.map(([page]) => page), ...ended, ...sections.map(([, page]) => page)];
  // A section need not have a page of its own: `/code/` stands for those below it.
  const ofNext = moved.map(([, page]) => page);
  return [...missing(version, here, ofThis), ...missing(next, there, ofNext)];
}

/** Pages of which nothing is said, and that the next version doesn't have at the same place. */
function unpaired(neighbors: Neighbors): Problem[] {
  const {project, version, next, there} = neighbors;
  const {moved, ended} = rowsOf(neighbors);
  const said = new Set([...moved.map(([page]) => page), ...ended]);
  return project.pages
    .filter((page) => page.version?.id === version.id)
    .map(({file, route}) => ({file, route: route.slice(prefixOf(version).length)}))
    .filter(({route}) => !said.has(route) && !there.has(route))
    .map(({file, route}) => ({
      ...{file, line: 1, column: 1},
      message: `${TABLE} does not say which page of ${next.id} is about the same thing`,
      fix: `in the rows of ${version.id}, add ['${route}', '${closest(route, [...there])}'], with that page, to moved, or '${route}': 'why there is none', to ended`,
      text: route,
    }));
}

export const counterparts: Rule = {
  name: 'counterparts',
  about: 'Every page of an older version has a page of the next one, or a reason why not.',
  scope: 'project',
  check({project}) {
    const {versions} = project.known;
    if (!project.has(TABLE)) return [];
    return versions.slice(1).flatMap((version, at) => {
      const next = versions[at]!;
      const [here, there] = [routesOf(project, version), routesOf(project, next)];
      const neighbors = {project, version, next, here, there};
      return [...dead(neighbors), ...unpaired(neighbors)];
    });
  },
};
