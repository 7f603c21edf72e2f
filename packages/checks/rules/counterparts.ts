import {closest} from 'fastest-levenshtein';
import {didYouMean} from '@portal/content/text/nearestName';
import {prefixOf, type Version} from '@portal/content/facts';
import type {YamlPath} from '@portal/content/text/yamlText';
import {mistake, type Mistake} from '@portal/content/mistake';
import type {Project} from '@portal/content/pages/project';
import {isRecorded} from '../addresses/published.ts';
import type {Rule} from '../core/rule.ts';

const TABLE = 'data/counterparts.yaml';

/** An older version, the next one, and the routes of both without their prefixes. */
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

/** Routes in the table that aren't pages. */
function dead(neighbors: Neighbors): Mistake[] {
  const {project, version, next, here, there} = neighbors;
  const {moved, ended, sections} = rowsOf(neighbors);
  const missing = (of: Version, pages: ReadonlySet<string>, route: string, ...path: YamlPath) => {
    if (pages.has(route) || isRecorded(project, prefixOf(of) + route)) return [];
    const key = path[0] === 'ended' ? 'key' : undefined;
    const at = project.placeOf(TABLE, [version.id, ...path], key);
    const fix = `${didYouMean(route, pages, 'correct the route.')} If the page was deleted, delete the row`;
    return [mistake(at, `${of.id} has no page at ${route}`, fix, route)];
  };
  return [
    ...moved.flatMap(([page, to], at) => [
      ...missing(version, here, page, 'moved', at, 0),
      ...missing(next, there, to, 'moved', at, 1),
    ]),
    ...ended.flatMap((page) => missing(version, here, page, 'ended', page)),
    // A section of the next version doesn't need its own page: `/code/` stands for the pages below it.
    ...sections.flatMap(([, page], at) => missing(version, here, page, 'sections', at, 1)),
  ];
}

/** Pages that aren't in the table and that the next version doesn't have at the same route. */
function unpaired(neighbors: Neighbors): Mistake[] {
  const {project, version, next, there} = neighbors;
  const {moved, ended} = rowsOf(neighbors);
  const said = new Set([...moved.map(([page]) => page), ...ended]);
  return project.pages
    .filter((page) => page.version?.id === version.id)
    .map(({file, route}) => ({file, route: route.slice(prefixOf(version).length)}))
    .filter(({route}) => !said.has(route) && !there.has(route))
    .map(({file, route}) => {
      const message = `${TABLE} does not say which page of ${next.id} replaces this one`;
      const fix = `in the rows of ${version.id}, add "- [${route}, ${closest(route, [...there])}]" to moved, with the right page, or "${route}: why there is none" to ended`;
      return mistake({file, line: 1, column: 1}, message, fix, route);
    });
}

export const counterparts: Rule = {
  name: 'counterparts',
  about:
    'Every page of an older version has a counterpart in the next one, or a reason why there is none.',
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
